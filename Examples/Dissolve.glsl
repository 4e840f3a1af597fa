// A number in 0...1 for each cell of a grid, the same in every run.
float cell(vec2 place) {
  uvec2 bits = uvec2(ivec2(place) + 1024);
  uint word = bits.x * 1597334677u ^ bits.y * 3812015801u;
  word = (word ^ (word >> 15)) * 2246822519u;
  return float((word ^ (word >> 13)) & 65535u) / 65535.0;
}

// Smooth noise: cells mixed, in three octaves.
float noise(vec2 place) {
  float sum = 0.0;
  float share = 0.5;
  for (int octave = 0; octave < 3; octave++) {
    vec2 corner = floor(place);
    vec2 inside = smoothstep(0.0, 1.0, place - corner);
    sum += share * mix(
      mix(cell(corner), cell(corner + vec2(1.0, 0.0)), inside.x),
      mix(cell(corner + vec2(0.0, 1.0)), cell(corner + vec2(1.0, 1.0)), inside.x), inside.y);
    place *= 2.0;
    share *= 0.5;
  }
  return sum / 0.875;
}

// Takes away what has less noise than the amount; the edge glows. The top goes first.
vec4 dissolve(vec2 position, vec4 color, float amount, vec4 glow, vec4 bounds) {
  float height = (position.y - bounds.y) / bounds.w;
  float life = 0.6 * noise(position / 24.0) + 0.4 * height - amount * 1.15 + 0.08;
  float edge = 1.0 - smoothstep(0.0, 0.09, life);
  vec4 lit = mix(color, glow * color.a, edge);
  return lit * smoothstep(-0.01, 0.01, life);
}
