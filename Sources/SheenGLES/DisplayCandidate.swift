internal import CEGL

/// A display EGL might draw on, not opened yet.
struct DisplayCandidate {
  let platform: GLESProbe.Platform
  /// What messages call it: `device 0 (/dev/dri/card0)`, `surfaceless`, `default display`.
  let name: String
  /// Whether EGL says that the device is a CPU rasteriser; `nil` where it says nothing.
  let isSoftware: Bool?
  private let device: EGLDeviceEXT?

  private init(
    _ platform: GLESProbe.Platform, name: String, isSoftware: Bool? = nil,
    device: EGLDeviceEXT? = nil
  ) {
    self.platform = platform
    self.name = name
    self.isSoftware = isSoftware
    self.device = device
  }

  /// All candidates in the order they are tried: devices, surfaceless, default display.
  static func all() -> [DisplayCandidate] {
    ProcessEnvironment.quietDrivers()
    return devices() + [
      DisplayCandidate(.surfaceless, name: "surfaceless"),
      DisplayCandidate(.defaultDisplay, name: "default display"),
    ]
  }

  private static func devices() -> [DisplayCandidate] {
    guard clientExtensions.contains("EGL_EXT_platform_device"),
      let queryDevices = eglGetProcAddress("eglQueryDevicesEXT"),
      let queryString = eglGetProcAddress("eglQueryDeviceStringEXT")
    else { return [] }
    let list = unsafeBitCast(queryDevices, to: DeviceListFunction.self)
    let string = unsafeBitCast(queryString, to: DeviceStringFunction.self)
    var found = [EGLDeviceEXT?](repeating: nil, count: 64)
    var count: EGLint = 0
    guard list(64, &found, &count) == EGLBoolean(EGL_TRUE) else { return [] }
    return found.prefix(Int(count)).enumerated().map { index, device in
      let extensions = words(string(device, EGL_EXTENSIONS))
      let hasFile = extensions.contains("EGL_EXT_device_drm")
      let file = hasFile ? string(device, EGL_DRM_DEVICE_FILE_EXT).map { String(cString: $0) } : nil
      let isSoftware = extensions.contains("EGL_MESA_device_software")
      let detail = isSoftware ? " (software)" : file.map { " (\($0))" } ?? ""
      return DisplayCandidate(
        .device, name: "device \(index)\(detail)", isSoftware: isSoftware, device: device)
    }
  }

  private typealias DeviceListFunction =
    @convention(c) (
      EGLint, UnsafeMutablePointer<EGLDeviceEXT?>?, UnsafeMutablePointer<EGLint>?
    ) -> EGLBoolean
  private typealias DeviceStringFunction =
    @convention(c) (EGLDeviceEXT?, EGLint) -> UnsafePointer<CChar>?

  private static var clientExtensions: Set<String> {
    words(eglQueryString(nil, EGL_EXTENSIONS))
  }

  /// The words of a list EGL gave.
  static func words(_ list: UnsafePointer<CChar>?) -> Set<String> {
    guard let list else { return [] }
    return Set(String(cString: list).split(separator: " ").map(String.init))
  }

  /// Opens the display.
  ///
  /// It stays open until the process ends: EGL hands out one display a device, and closing it would end
  /// the contexts of every other renderer on it.
  func open() throws(EGLFailure) -> EGLDisplay {
    let display: EGLDisplay?
    switch platform {
    case .device:
      display = eglGetPlatformDisplay(EGLenum(EGL_PLATFORM_DEVICE_EXT), device, nil)
    case .surfaceless:
      guard Self.clientExtensions.contains("EGL_MESA_platform_surfaceless") else {
        throw EGLFailure("no driver offers EGL_MESA_platform_surfaceless")
      }
      display = eglGetPlatformDisplay(EGLenum(EGL_PLATFORM_SURFACELESS_MESA), nil, nil)
    case .defaultDisplay:
      display = eglGetDisplay(nil)
    }
    guard let display else { throw EGLFailure("EGL has no driver for it") }
    guard eglInitialize(display, nil, nil) == EGLBoolean(EGL_TRUE) else {
      throw EGLFailure(of: "eglInitialize")
    }
    return display
  }
}
