/** What the harness tells a process: how far its clock is off from now on, in milliseconds. */
export interface ClockOrder {
  readonly clockOffByMs: number;
}

const isOrder = (message: unknown): message is ClockOrder =>
  typeof message === 'object' && message !== null && 'clockOffByMs' in message;

/** Puts in place of Date one that is off by as much as the parent process last said. */
export function letClockJump(): void {
  const Real = globalThis.Date;
  let offByMs = 0;
  const now = (): number => Real.now() + offByMs;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self) as Date,
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  process.on('message', (message) => {
    if (isOrder(message)) offByMs = message.clockOffByMs;
  });
  process.channel?.unref();
}
