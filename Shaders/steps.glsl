#include "lib/constants.glsl"
#include "lib/affine.glsl"
#include "lib/coverage.glsl"
#include "lib/point.glsl"
#include "lib/extend.glsl"
#include "lib/ramp.glsl"
#include "lib/image.glsl"
#include "lib/color.glsl"
#include "lib/blend.glsl"

// The steps of a tile. Each reads its record at `cursor` and moves on; `code` says what the record holds.
// In a specialised program every code is a literal, so that the compiler drops what is not used.
//
// A record: (code, opacity, mask opacity, 0), then the source's texels, its coverage, then the mask's.

// Records and ramps; see PlanPacker.
uniform highp sampler2D u_values;
// Image texels, 0...255.
uniform highp usampler2DArray u_blocks;
// Layers, side by side.
uniform highp sampler2D u_layers;

flat in ivec4 v_tile;

layout(location = 0) out vec4 o_color;

// The pixel, relative to its grid tile.
float column;
float row;
// The distance of the paint at hand, where it is in perspective.
float depth = 1.0;

void begin_tile() {
  ivec2 at = ivec2(gl_FragCoord.xy) - v_tile.xy;
  column = float(at.x);
  row = float(at.y);
}

vec4 value(int index) {
  return texelFetch(u_values, ivec2(index & VALUES_COLUMN_BITS, index >> VALUES_COLUMN_SHIFT), 0);
}

// A coordinate of the paint at hand.
float coordinate(int source, vec3 f) {
  float value = affine(f, column, row);
  return (source & SOURCE_PAINT_BITS) == PAINT_PERSPECTIVE ? seen(value, depth) : value;
}

// t before it is extended. Record: (x, per column, per row, bucket count), (pieces, buckets, scale,
// offset); where t is not x itself also (y, per column, per row, 0).
float gradient_parameter(int source, vec4 line, vec4 form, inout int cursor) {
  float x = coordinate(source, line.xyz);
  if ((source & (SOURCE_RADIAL | SOURCE_ANGULAR)) == 0) {
    return x;
  }
  float y = coordinate(source, value(cursor).xyz);
  cursor += 1;
  float t = (source & SOURCE_RADIAL) != 0 ? distance_from_center(x, y) : turns(x, y);
  return t * form.z + form.w;
}

// A piece: (start, start of the next, 0, 0), base, slope.
vec4 gradient_paint(int source, inout int cursor) {
  vec4 line = value(cursor);
  vec4 form = value(cursor + 1);
  ivec2 ramp = ivec2(form.xy);
  cursor += 2;
  float t = gradient_parameter(source, line, form, cursor);
  int extend = (source >> SOURCE_EXTEND_SHIFT) & SOURCE_EXTEND_BITS;
  if (extend == EXTEND_PAD) {
    t = extend_pad(t);
  } else if (extend == EXTEND_REPEAT) {
    t = extend_repeat(t);
  } else {
    t = extend_reflect(t);
  }
  int piece = ramp.x + 3 * int(value(ramp.y + ramp_bucket(t, int(line.w))).x);
  vec4 ends = value(piece);
  while (ends.y <= t) {
    piece += 3;
    ends = value(piece);
  }
  return ramp_color(t, ends.x, value(piece + 1), value(piece + 2));
}

// level: first layer, blocks a row, last column, last row.
vec4 texel(int x, int y, ivec4 level) {
  int layer = level.x + (y >> BLOCK_SHIFT) * level.y + (x >> BLOCK_SHIFT);
  return vec4(texelFetch(u_blocks, ivec3(x & BLOCK_BITS, y & BLOCK_BITS, layer), 0));
}

// Record: per axis (whole part, fraction, per column, per row), then the level. Texels 0...255.
vec4 level_texels(int source, inout int cursor) {
  vec4 u = value(cursor);
  vec4 v = value(cursor + 1);
  ivec4 level = ivec4(value(cursor + 2));
  cursor += 3;
  float x = coordinate(source, u.yzw);
  float y = coordinate(source, v.yzw);
  if ((source & SOURCE_NEAREST) != 0) {
    int nearest_x = clamp(int(u.x) + int(held_floor(x + NEAREST_MARGIN)), 0, level.z);
    int nearest_y = clamp(int(v.x) + int(held_floor(y + NEAREST_MARGIN)), 0, level.w);
    return texel(nearest_x, nearest_y, level);
  }
  int left = int(u.x) + int(held_floor(x));
  int top = int(v.x) + int(held_floor(y));
  int x0 = clamp(left, 0, level.z);
  int x1 = clamp(left + 1, 0, level.z);
  int y0 = clamp(top, 0, level.w);
  int y1 = clamp(top + 1, 0, level.w);
  return bilinear(
    texel(x0, y0, level), texel(x1, y0, level), texel(x0, y1, level), texel(x1, y1, level),
    held_fraction(x), held_fraction(y));
}

// Record: the level; with two, the next level and (share, 0, 0, 0).
vec4 image_paint(int source, inout int cursor) {
  vec4 color = level_texels(source, cursor);
  if ((source & SOURCE_TWO_LEVELS) != 0) {
    vec4 next = level_texels(source, cursor);
    color = mixed_levels(color, next, value(cursor).x);
    cursor += 1;
  }
  return color * UNIT;
}

// Record: (left, top, width, height) of the layer relative to the tile, (its place in the texture, 0, 0);
// with a tint the colour that its alpha multiplies. Outside it is transparent.
vec4 layer_paint(int source, inout int cursor) {
  ivec4 rectangle = ivec4(value(cursor));
  ivec2 origin = ivec2(value(cursor + 1).xy);
  cursor += 2;
  ivec2 place = ivec2(int(column), int(row)) - rectangle.xy;
  ivec2 held = clamp(place, ivec2(0), rectangle.zw - 1);
  vec4 texel = texelFetch(u_layers, origin + held, 0);
  vec4 color = place == held ? texel : vec4(0.0);
  if ((source & SOURCE_TINTED) != 0) {
    color = value(cursor) * color.a;
    cursor += 1;
  }
  return color;
}

// Record: in perspective the distance (value, per column, per row, 0), then the paint's own.
vec4 paint(int source, inout int cursor) {
  int kind = source & SOURCE_PAINT_BITS;
  if (kind == PAINT_PERSPECTIVE) {
    depth = held_distance(value(cursor).xyz, column, row);
    cursor += 1;
    int extend = (source >> SOURCE_EXTEND_SHIFT) & SOURCE_EXTEND_BITS;
    kind = extend == EXTEND_IMAGE ? PAINT_IMAGE : PAINT_GRADIENT;
  }
  if (kind == PAINT_GRADIENT) {
    return gradient_paint(source, cursor);
  }
  if (kind == PAINT_IMAGE) {
    return image_paint(source, cursor);
  }
  if (kind == PAINT_LAYER) {
    return layer_paint(source, cursor);
  }
  cursor += 1;
  return value(cursor - 1);
}

// Record, where there is coverage: per axis (distance, per column, per row, span); of a path the tile's
// coverage, four pixels a texel, 0...255.
float coverage(int source, inout int cursor) {
  if ((source & SOURCE_COVERAGE) == 0) {
    return 1.0;
  }
  if ((source & SOURCE_PATH) != 0) {
    int at = cursor + (int(row) << PATH_ROW_SHIFT) + (int(column) >> PATH_COLUMN_SHIFT);
    cursor += PATH_TEXELS;
    return value(at)[int(column) & PATH_COLUMN_BITS] * UNIT;
  }
  vec4 u = value(cursor);
  vec4 v = value(cursor + 1);
  cursor += 2;
  return slab(affine(u.xyz, column, row), u.w) * slab(affine(v.xyz, column, row), v.w);
}

// What a mask keeps: alpha or luminance, or one minus that.
float counted(int code, vec4 color) {
  return (code & STEP_LUMINANCE) != 0 ? luminance(color) : color.a;
}

float kept(int code, float share) {
  return (code & STEP_INVERTED) != 0 ? 1.0 - share : share;
}

float fused_mask(int code, float opacity, inout int cursor) {
  if ((code & STEP_HAS_MASK) == 0) {
    return 1.0;
  }
  int source = (code >> STEP_MASK_SHIFT) & SOURCE_BITS;
  float share = counted(code, paint(source, cursor));
  return kept(code, (share * coverage(source, cursor)) * opacity);
}

void fill(int code, inout int cursor, inout vec4 top) {
  vec4 header = value(cursor);
  cursor += 1;
  int source = (code >> STEP_SOURCE_SHIFT) & SOURCE_BITS;
  vec4 color = paint(source, cursor);
  float share = coverage(source, cursor) * header.y;
  share *= fused_mask(code, header.z, cursor);
  color *= share;
  top = (code & STEP_REPLACES) != 0 ? color : source_over(color, top);
}

// Record: where there is a filter its five columns.
void pop(int code, inout int cursor, vec4 popped, inout vec4 top) {
  vec4 header = value(cursor);
  cursor += 1;
  if ((code & STEP_FILTER) != 0) {
    popped = filtered(
      popped, value(cursor), value(cursor + 1), value(cursor + 2), value(cursor + 3),
      value(cursor + 4));
    cursor += 5;
  }
  float share = header.y * fused_mask(code, header.z, cursor);
  top = blended((code >> STEP_SOURCE_SHIFT) & STEP_BLEND_BITS, popped * share, top);
}

void mask(int code, inout int cursor, vec4 popped, inout vec4 top) {
  cursor += 1;
  top *= kept(code, counted(code, popped));
}

void push(inout int cursor) {
  cursor += 1;
}
