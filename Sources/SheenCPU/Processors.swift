// The one file of the CPU renderer that sees libc.

internal import Glibc

/// The number of processors the system has online, at least one.
func onlineProcessorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
