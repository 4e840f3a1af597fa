// Colour filters and blend modes, in the formulas of W3C Compositing and Blending.

// The components times their alpha's inverse, clamped; black where alpha is 0.
vec4 straight(vec4 color) {
  float inverse = 1.0 / max(color.a, 1e-6);
  return clamp(vec4(color.rgb * inverse, color.a), 0.0, 1.0);
}

// What a filter makes of a premultiplied colour, premultiplied again.
vec4 filtered(vec4 color, vec4 red, vec4 green, vec4 blue, vec4 alpha, vec4 offset) {
  vec4 c = straight(color);
  vec4 mixed_colors = (red * c.r + green * c.g) + blue * c.b;
  vec4 result = clamp(mixed_colors + (alpha * c.a + offset), 0.0, 1.0);
  return vec4(result.rgb * result.a, result.a);
}

// Component by component; the first is the source's.

vec3 screen(vec3 s, vec3 b) {
  return (s + b) - s * b;
}

float hard_light(float s, float b) {
  float twice = 2.0 * s - 1.0;
  return s > 0.5 ? (twice + b) - twice * b : (2.0 * s) * b;
}

float color_dodge(float s, float b) {
  return b > 0.0 ? min(b * (1.0 / max(1.0 - s, 1e-6)), 1.0) : 0.0;
}

float color_burn(float s, float b) {
  float rest = 1.0 - b;
  return rest > 0.0 ? 1.0 - min(rest * (1.0 / max(s, 1e-6)), 1.0) : 1.0;
}

vec3 separable(int mode, vec3 s, vec3 b) {
  if (mode == BLEND_MULTIPLY) {
    return s * b;
  }
  if (mode == BLEND_SCREEN) {
    return screen(s, b);
  }
  if (mode == BLEND_OVERLAY) {
    return vec3(hard_light(b.r, s.r), hard_light(b.g, s.g), hard_light(b.b, s.b));
  }
  if (mode == BLEND_DARKEN) {
    return min(s, b);
  }
  if (mode == BLEND_LIGHTEN) {
    return max(s, b);
  }
  if (mode == BLEND_COLOR_DODGE) {
    return vec3(color_dodge(s.r, b.r), color_dodge(s.g, b.g), color_dodge(s.b, b.b));
  }
  if (mode == BLEND_COLOR_BURN) {
    return vec3(color_burn(s.r, b.r), color_burn(s.g, b.g), color_burn(s.b, b.b));
  }
  if (mode == BLEND_SOFT_LIGHT) {
    return b + (2.0 * s - 1.0) * (b * (1.0 - b));
  }
  if (mode == BLEND_HARD_LIGHT) {
    return vec3(hard_light(s.r, b.r), hard_light(s.g, b.g), hard_light(s.b, b.b));
  }
  if (mode == BLEND_DIFFERENCE) {
    return max(s - b, b - s);
  }
  return (s + b) - (2.0 * s) * b;
}

// Hue, saturation and luminosity.

float luminosity(vec3 c) {
  return (0.3 * c.r + 0.59 * c.g) + 0.11 * c.b;
}

float smallest(vec3 c) {
  return min(min(c.r, c.g), c.b);
}

float largest(vec3 c) {
  return max(max(c.r, c.g), c.b);
}

// A grey has no hue; the hue of what is nearly grey, which rounding decides, fades away.
vec3 with_saturation(vec3 c, float saturation) {
  float low = smallest(c);
  float stretch = saturation * (1.0 / max(largest(c) - low, 0.0009765625));
  return (c - low) * stretch;
}

// What lies outside 0...1 is drawn in towards the luminosity, one end after the other.
vec3 with_luminosity(vec3 c, float target) {
  vec3 moved = c + (target - luminosity(c));
  float middle = luminosity(moved);
  float low = smallest(moved);
  float low_share = low < 0.0 ? middle * (1.0 / max(middle - low, 1e-6)) : 1.0;
  vec3 raised = middle + (moved - middle) * low_share;
  float high = largest(raised);
  float high_share = high > 1.0 ? (1.0 - middle) * (1.0 / max(high - middle, 1e-6)) : 1.0;
  return clamp(middle + (raised - middle) * high_share, 0.0, 1.0);
}

vec3 non_separable(int mode, vec3 s, vec3 b) {
  if (mode == BLEND_HUE) {
    return with_luminosity(with_saturation(s, largest(b) - smallest(b)), luminosity(b));
  }
  if (mode == BLEND_SATURATION) {
    return with_luminosity(with_saturation(b, largest(s) - smallest(s)), luminosity(b));
  }
  if (mode == BLEND_COLOR) {
    return with_luminosity(s, luminosity(b));
  }
  return with_luminosity(b, luminosity(s));
}

// The shares of source and below under an operator of Porter and Duff.
vec2 porter_duff(int mode, float source, float below) {
  if (mode == BLEND_COPY) {
    return vec2(1.0, 0.0);
  }
  if (mode == BLEND_SOURCE_IN) {
    return vec2(below, 0.0);
  }
  if (mode == BLEND_SOURCE_OUT) {
    return vec2(1.0 - below, 0.0);
  }
  if (mode == BLEND_SOURCE_ATOP) {
    return vec2(below, 1.0 - source);
  }
  if (mode == BLEND_DESTINATION_OVER) {
    return vec2(1.0 - below, 1.0);
  }
  if (mode == BLEND_DESTINATION_IN) {
    return vec2(0.0, source);
  }
  if (mode == BLEND_DESTINATION_OUT) {
    return vec2(0.0, 1.0 - source);
  }
  if (mode == BLEND_DESTINATION_ATOP) {
    return vec2(1.0 - below, source);
  }
  return mode == BLEND_XOR ? vec2(1.0 - below, 1.0 - source) : vec2(0.0);
}

vec4 plus_darker(vec4 source, vec4 below) {
  float alpha = min(source.a + below.a, 1.0);
  vec3 dark = alpha - ((below.a - below.rgb) + (source.a - source.rgb));
  return vec4(max(dark, 0.0), alpha);
}

// A premultiplied colour composited onto another.
vec4 blended(int mode, vec4 source, vec4 below) {
  if (mode == BLEND_NORMAL) {
    return source_over(source, below);
  }
  if (mode == BLEND_PLUS_LIGHTER) {
    return min(source + below, 1.0);
  }
  if (mode == BLEND_PLUS_DARKER) {
    return plus_darker(source, below);
  }
  if (mode >= BLEND_SOURCE_ATOP) {
    vec2 shares = porter_duff(mode, source.a, below.a);
    return source * shares.x + below * shares.y;
  }
  vec3 s = straight(source).rgb;
  vec3 b = straight(below).rgb;
  vec3 blend = mode >= BLEND_HUE ? non_separable(mode, s, b) : separable(mode, s, b);
  float below_share = 1.0 - source.a;
  vec3 apart = source.rgb * (1.0 - below.a) + below.rgb * below_share;
  return vec4(apart + blend * (source.a * below.a), source.a + below.a * below_share);
}
