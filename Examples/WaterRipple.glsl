// A ring that runs outwards at 240 points a second and dies away; it moves pixels along its radius by at
// most `amplitude` points, and brightens its crest.
vec4 ripple(vec2 position, Layer layer, vec2 origin, float time, float amplitude) {
  vec2 offset = position - origin;
  float radius = length(offset);
  // Seconds since the front of the wave came by; nothing moves before it.
  float since = max(time - radius / 240.0, 0.0);
  float height = sin(14.0 * since) * exp(-4.0 * since);
  vec2 direction = radius > 0.0 ? offset / radius : vec2(0.0);
  vec4 color = sample_layer(layer, position - amplitude * height * direction);
  color.rgb += 0.25 * height * color.a;
  return color;
}
