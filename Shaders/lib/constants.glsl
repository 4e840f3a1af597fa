// Numbers the shaders and the Swift side share. This is their one home: Swift constants of the same names
// in camel case are generated from it.

// Operations of a step, in the order of FramePlan.Operation.
const int OPERATION_FILL = 0;
const int OPERATION_PUSH = 1;
const int OPERATION_MASK = 2;
const int OPERATION_POP = 3;

// Paints, in the order of FramePlan.PaintKind.
const int PAINT_SOLID = 0;
const int PAINT_GRADIENT = 1;
const int PAINT_IMAGE = 2;
const int PAINT_LAYER = 3;
// A gradient or an image in perspective; an image has the extend bits of EXTEND_IMAGE then.
const int PAINT_PERSPECTIVE = 4;

// Blend modes, in the order of Blend.
const int BLEND_NORMAL = 0;
const int BLEND_MULTIPLY = 1;
const int BLEND_SCREEN = 2;
const int BLEND_OVERLAY = 3;
const int BLEND_DARKEN = 4;
const int BLEND_LIGHTEN = 5;
const int BLEND_COLOR_DODGE = 6;
const int BLEND_COLOR_BURN = 7;
const int BLEND_SOFT_LIGHT = 8;
const int BLEND_HARD_LIGHT = 9;
const int BLEND_DIFFERENCE = 10;
const int BLEND_EXCLUSION = 11;
const int BLEND_HUE = 12;
const int BLEND_SATURATION = 13;
const int BLEND_COLOR = 14;
const int BLEND_LUMINOSITY = 15;
const int BLEND_SOURCE_ATOP = 16;
const int BLEND_DESTINATION_OVER = 17;
const int BLEND_DESTINATION_OUT = 18;
const int BLEND_PLUS_DARKER = 19;
const int BLEND_PLUS_LIGHTER = 20;
const int BLEND_CLEAR = 21;
const int BLEND_COPY = 22;
const int BLEND_SOURCE_IN = 23;
const int BLEND_SOURCE_OUT = 24;
const int BLEND_DESTINATION_IN = 25;
const int BLEND_DESTINATION_ATOP = 26;
const int BLEND_XOR = 27;

// What lies outside 0...1 of a ramp.
const int EXTEND_PAD = 0;
const int EXTEND_REPEAT = 1;
const int EXTEND_REFLECT = 2;
const int EXTEND_IMAGE = 3;

// A source is a paint and how it is sampled, in nine bits; bits 32 and 64 mean another thing of each paint.
const int SOURCE_PAINT_BITS = 7;
const int SOURCE_EXTEND_SHIFT = 3;
const int SOURCE_EXTEND_BITS = 3;
const int SOURCE_RADIAL = 32;
const int SOURCE_ANGULAR = 64;
const int SOURCE_NEAREST = 32;
const int SOURCE_TWO_LEVELS = 64;
const int SOURCE_TINTED = 32;
const int SOURCE_COVERAGE = 128;
const int SOURCE_PATH = 256;
const int SOURCE_BITS = 511;

// A step's code: operation, source of the fill, source of the mask, flags. Below 2^24, so that it travels
// as a float value.
const int STEP_OPERATION_BITS = 3;
const int STEP_SOURCE_SHIFT = 2;
const int STEP_MASK_SHIFT = 11;
// Of a pop, in the place of a fill's source: the blend mode, and whether there is a colour filter.
const int STEP_BLEND_BITS = 31;
const int STEP_FILTER = 128;
const int STEP_HAS_MASK = 1048576;
const int STEP_LUMINANCE = 2097152;
const int STEP_INVERTED = 4194304;
const int STEP_REPLACES = 8388608;

// A tile of path coverage: texels a row, texels in all, and the bits of a column inside a texel.
const int PATH_ROW_SHIFT = 4;
const int PATH_TEXELS = 256;
const int PATH_COLUMN_SHIFT = 2;
const int PATH_COLUMN_BITS = 3;

// The values texture: four floats a texel, so many columns.
const int VALUES_COLUMN_SHIFT = 10;
const int VALUES_COLUMN_BITS = 1023;

// Images lie in square blocks, one block a layer.
const int BLOCK_SHIFT = 8;
const int BLOCK_BITS = 255;

// The range texel coordinates are held in, and the margin that keeps exact texel borders from falling
// either way under nearest sampling, 2^-10.
const float TEXEL_LIMIT = 1073741824.0;
const float NEAREST_MARGIN = 0.0009765625;

// A Gaussian is interpolated from so many points, the first of them so many before the one at a pixel.
const int GAUSSIAN_POINTS = 6;
const int GAUSSIAN_BEFORE = 2;

// The least slope of alpha an edge is found with, 2^-16.
const float LEAST_SLOPE = 0.0000152587890625;

// The least distance anything is divided by: below it is the horizon, where nothing is drawn.
const float LEAST_DISTANCE = 0.000001;

// 1/255, and the bias of the store: 1/2 + 1/512.
const float UNIT = 0.003921568859368563;
const float STORE_BIAS = 0.501953125;
