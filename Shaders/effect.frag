#version 300 es
precision highp float;
precision highp int;
precision highp sampler2D;

// Runs a function of a scene for each pixel of a layer. ProgramSource puts the scene's text in the place of
// the directive below and defines what is called, so that names of Sheen's own begin with sheen_; those
// that do not are the scene's to use, see Documentation/Shaders.md.

// Seconds of the scene.
uniform float u_time;
// The extent of the view in points.
uniform vec2 u_resolution;
// Pixels per point.
uniform float u_scale;

// What was drawn, from texel 0 on, and its extent.
uniform highp sampler2D sheen_source;
uniform ivec2 sheen_extent;
// The arguments, one a texel: numbers, or the length and the first texel of an array.
uniform highp sampler2D sheen_values;
// The first pixel of the target's rectangle, and what takes its pixels to those of the source.
uniform ivec2 sheen_origin;
uniform ivec2 sheen_shift;
// Takes places in the target's rectangle to positions, and positions to places in the source.
uniform mat3 sheen_positions;
uniform mat3 sheen_places;

out vec4 sheen_color;

struct Layer {
  int sheen_unused;
};
struct FloatArray {
  int count;
  int sheen_first;
};
struct ColorArray {
  int count;
  int sheen_first;
};

vec4 sheen_value(int index) {
  int columns = textureSize(sheen_values, 0).x;
  return texelFetch(sheen_values, ivec2(index % columns, index / columns), 0);
}

FloatArray sheen_numbers(int index) {
  vec4 head = sheen_value(index);
  return FloatArray(int(head.x), int(head.y));
}

ColorArray sheen_colors(int index) {
  vec4 head = sheen_value(index);
  return ColorArray(int(head.x), int(head.y));
}

// An element of an array, 0 outside.
float float_at(FloatArray array, int index) {
  bool is_inside = index >= 0 && index < array.count;
  return is_inside ? sheen_value(array.sheen_first + index).x : 0.0;
}

// An element of an array, transparent outside.
vec4 color_at(ColorArray array, int index) {
  bool is_inside = index >= 0 && index < array.count;
  return is_inside ? sheen_value(array.sheen_first + index) : vec4(0.0);
}

vec4 sheen_texel(ivec2 place) {
  bool is_inside = all(greaterThanEqual(place, ivec2(0))) && all(lessThan(place, sheen_extent));
  return is_inside ? texelFetch(sheen_source, place, 0) : vec4(0.0);
}

// What was drawn at a position, mixed between the four nearest pixels.
vec4 sheen_sample(vec2 position) {
  vec3 image = sheen_places * vec3(position, 1.0);
  vec2 place = image.xy / image.z - 0.5;
  vec2 limits = vec2(sheen_extent);
  bool is_near = image.z > 0.0 && all(greaterThan(place, vec2(-1.0)))
    && all(lessThan(place, limits));
  if (!is_near) return vec4(0.0);
  vec2 whole = floor(place);
  vec2 share = place - whole;
  ivec2 first = ivec2(whole);
  vec4 top_left = sheen_texel(first);
  vec4 top_right = sheen_texel(first + ivec2(1, 0));
  vec4 bottom_left = sheen_texel(first + ivec2(0, 1));
  vec4 bottom_right = sheen_texel(first + ivec2(1, 1));
  vec4 top = top_left + (top_right - top_left) * share.x;
  vec4 bottom = bottom_left + (bottom_right - bottom_left) * share.x;
  return top + (bottom - top) * share.y;
}

// The view's colour at a position, premultiplied; transparent outside the view.
vec4 sample_layer(Layer layer, vec2 position) {
  return sheen_sample(position);
}

#ifndef SHEEN_RESULT
#define SHEEN_RESULT vec4(0.0)
#endif

#pragma sheen functions

void main() {
  vec2 sheen_place = gl_FragCoord.xy - vec2(sheen_origin);
  vec3 sheen_image = sheen_positions * vec3(sheen_place, 1.0);
  vec2 sheen_position = sheen_image.xy / sheen_image.z;
  ivec2 sheen_pixel = ivec2(gl_FragCoord.xy) - sheen_origin + sheen_shift;
  vec4 sheen_result = SHEEN_RESULT;
  // What is not a number is not equal to itself.
  sheen_color = vec4(
    sheen_result.r == sheen_result.r ? clamp(sheen_result.r, 0.0, 1.0) : 0.0,
    sheen_result.g == sheen_result.g ? clamp(sheen_result.g, 0.0, 1.0) : 0.0,
    sheen_result.b == sheen_result.b ? clamp(sheen_result.b, 0.0, 1.0) : 0.0,
    sheen_result.a == sheen_result.a ? clamp(sheen_result.a, 0.0, 1.0) : 0.0);
}
