internal import SheenCore
internal import SheenDisplay

/// A plan's tables as raw memory: below this line there is no array, class or existential.
struct FrameTables {
  let steps: UnsafePointer<FramePlan.Step>
  let commands: UnsafePointer<FramePlan.Command>
  let solids: UnsafePointer<SIMD4<Float>>
  let gradients: UnsafePointer<FramePlan.Gradient>
  let coverages: UnsafePointer<FramePlan.QuadCoverage>
  let masks: UnsafePointer<FramePlan.MaskSampler>
  let filters: UnsafePointer<FramePlan.Filter>
  let ramps: UnsafePointer<Ramp>
  let images: UnsafePointer<Image>
  let coverageBlocks: UnsafePointer<UInt8>
  let layers: UnsafePointer<Layer>

  /// A layer as a paint.
  struct Layer {
    let image: LayerImage
    /// The column of the plan that is the first of the image's memory, a multiple of eight, and the row.
    let x, y: Int
    let tint: SIMD4<Float>?
  }

  /// A compiled ramp.
  struct Ramp {
    let pieces: UnsafePointer<Piece>
    let buckets: UnsafePointer<Int32>
    let bucketCount: Int32
  }

  /// One linear piece of a ramp, together in memory.
  struct Piece {
    let base: SIMD4<Float>
    let slope: SIMD4<Float>
    let start: Float
    /// Where the next piece starts; 2, which no t reaches, for the last.
    let end: Float
  }

  /// An image's levels and coordinates.
  struct Image {
    let level: Texels
    let next: Texels
    let nextShare: Float
    let isNearest: Bool
  }

  /// One level and where it lies.
  struct Texels {
    let bytes: UnsafeRawPointer
    let bytesPerRow: Int
    let width: Int32
    let height: Int32
    let u: PixelFunction
    let v: PixelFunction
    let distance: PixelFunction

    init(
      _ pixmap: Pixmap, _ u: PixelFunction, _ v: PixelFunction, over distance: PixelFunction
    ) {
      // The plan's image keeps the level alive and never changes it, so the address holds.
      bytes = pixmap.baseAddress
      bytesPerRow = pixmap.bytesPerRow
      width = Int32(pixmap.width)
      height = Int32(pixmap.height)
      self.u = u
      self.v = v
      self.distance = distance
    }

    /// A texel as floats 0…255.
    @inline(__always)
    func texel(_ x: Int32, _ y: Int32) -> SIMD4<Float> {
      let offset = Int(y) * bytesPerRow + Int(x) * 4
      let bytes = bytes.load(fromByteOffset: offset, as: SIMD4<UInt8>.self)
      return SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: bytes))
    }
  }
}

extension FrameTables {
  /// Opens a plan's arrays for the time of one call.
  ///
  /// The layers made so far have the numbers of their passes.
  static func withTables(
    of plan: FramePlan, _ made: [LayerImage], _ body: (FrameTables) -> Void
  ) {
    let layers = plan.layers.map { Layer($0, made) }
    let images = plan.images.map { Image($0) }
    let pieces = plan.ramps.flatMap { ramp in
      ramp.starts.indices.map { index in
        Piece(
          base: ramp.bases[index], slope: ramp.slopes[index], start: ramp.starts[index],
          end: index + 1 < ramp.starts.count ? ramp.starts[index + 1] : 2)
      }
    }
    let buckets = plan.ramps.flatMap(\.buckets)
    pieces.withPointer { pieces in
      buckets.withPointer { buckets in
        var (piece, bucket) = (0, 0)
        let ramps = plan.ramps.map { ramp in
          defer {
            piece += ramp.starts.count
            bucket += ramp.buckets.count
          }
          return Ramp(
            pieces: pieces + piece, buckets: buckets + bucket,
            bucketCount: Int32(ramp.buckets.count))
        }
        withTables(of: plan, ramps, images, layers, body)
      }
    }
  }

  private static func withTables(
    of plan: FramePlan, _ ramps: [Ramp], _ images: [Image], _ layers: [Layer],
    _ body: (FrameTables) -> Void
  ) {
    plan.steps.withPointer { steps in
      plan.commands.withPointer { commands in
        plan.solids.withPointer { solids in
          plan.gradients.withPointer { gradients in
            plan.coverages.withPointer { coverages in
              plan.masks.withPointer { masks in
                plan.filters.withPointer { filters in
                  ramps.withPointer { ramps in
                    images.withPointer { images in
                      plan.coverageBlocks.withPointer { blocks in
                        layers.withPointer { layers in
                          body(
                            FrameTables(
                              steps: steps, commands: commands, solids: solids,
                              gradients: gradients, coverages: coverages, masks: masks,
                              filters: filters, ramps: ramps, images: images,
                              coverageBlocks: blocks, layers: layers))
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}

extension FrameTables.Image {
  fileprivate init(_ sampling: FramePlan.ImageSampling) {
    let index = Int(sampling.level)
    let distance = sampling.distance
    level = FrameTables.Texels(
      sampling.image.level(index), sampling.u, sampling.v, over: distance)
    next =
      sampling.nextLevelShare > 0
      ? FrameTables.Texels(
        sampling.image.level(index + 1), sampling.nextU, sampling.nextV, over: distance) : level
    nextShare = sampling.nextLevelShare
    isNearest = sampling.isNearest
  }
}

extension FrameTables.Layer {
  fileprivate init(_ sampling: FramePlan.LayerSampling, _ made: [LayerImage]) {
    let index = Int(sampling.layer)
    // What no tile samples has no layer.
    image = made.indices.contains(index) ? made[index] : .empty
    x = Int(sampling.x) - image.margin
    y = Int(sampling.y)
    tint = sampling.tint
  }
}

extension Array {
  /// Calls `body` with the address of the first element; an empty array has an unusable one.
  fileprivate func withPointer(_ body: (UnsafePointer<Element>) -> Void) {
    withUnsafeBufferPointer { buffer in
      if let base = buffer.baseAddress {
        body(base)
      } else {
        let one = UnsafeMutablePointer<Element>.allocate(capacity: 1)
        defer { one.deallocate() }
        body(one)
      }
    }
  }
}
