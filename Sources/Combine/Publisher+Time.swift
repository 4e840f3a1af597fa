// Operators that send values at other moments.

extension Publisher {
  /// Sends each value later.
  public func delay<Context: Scheduler>(
    for interval: Context.SchedulerTimeType.Stride,
    tolerance: Context.SchedulerTimeType.Stride? = nil, scheduler: Context,
    options: Context.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, Context> {
    Publishers.Relayed(upstream: self) {
      .init(
        value: { value, outlet in
          scheduler.schedule(after: scheduler.now.advanced(by: interval)) { outlet.send(value) }
        },
        end: { completion, outlet in
          scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
            outlet.finish(completion)
          }
        })
    }
  }

  /// Sends each value after what is running now.
  public func receive<Context: Scheduler>(
    on scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, Context> {
    Publishers.Relayed(upstream: self) {
      .init(
        value: { value, outlet in
          scheduler.schedule(options: nil) { outlet.send(value) }
        },
        end: { completion, outlet in
          scheduler.schedule(options: nil) { outlet.finish(completion) }
        })
    }
  }

  /// The publisher itself: a scene has one thread.
  public func subscribe<Context: Scheduler>(
    on scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> Self { self }

  /// Sends a value once no other has come for a time.
  public func debounce<Context: Scheduler>(
    for dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, Context> {
    Publishers.Relayed(upstream: self) {
      var pending: Output?
      var count = 0
      return .init(
        value: { value, outlet in
          pending = value
          count += 1
          let number = count
          scheduler.schedule(after: scheduler.now.advanced(by: dueTime)) {
            guard number == count, let value = pending else { return }
            pending = nil
            outlet.send(value)
          }
        },
        end: { completion, outlet in
          if let value = pending { outlet.send(value) }
          outlet.finish(completion)
        })
    }
  }

  /// Sends at most one value in a time: the first or the latest that came in it.
  public func throttle<Context: Scheduler>(
    for interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
  ) -> Publishers.Throttle<Self, Context> {
    Publishers.Relayed(upstream: self) {
      var pending: Output?
      var next: Context.SchedulerTimeType?
      return .init(value: { value, outlet in
        guard let due = next, scheduler.now < due else {
          next = scheduler.now.advanced(by: interval)
          return outlet.send(value)
        }
        let isFirst = pending == nil
        if isFirst || latest { pending = value }
        guard isFirst else { return }
        scheduler.schedule(after: due) {
          guard let value = pending else { return }
          pending = nil
          next = scheduler.now.advanced(by: interval)
          outlet.send(value)
        }
      })
    }
  }
}
