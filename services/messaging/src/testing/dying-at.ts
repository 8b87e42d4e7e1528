/**
 * A process that ends at its nth step: before a call of what is wrapped has any effect, or when it had one and nobody
 * hears of it. From then on nothing that is wrapped does anything, as after a kill.
 */
export function dyingAt(nth: number) {
  let steps = 0;
  let dead = false;
  const step = (): void => {
    if (!dead && steps++ === nth) dead = true;
    if (dead) throw new Error('the process ended');
  };
  return {
    isDead: () => dead,
    wrap<T extends object>(parts: T): T {
      return new Proxy(parts, {
        get(target, name, receiver) {
          const value: unknown = Reflect.get(target, name, receiver);
          if (typeof value !== 'function' || name === 'close') return value;
          return async (...args: unknown[]) => {
            step();
            const answer: unknown = await (value as (...all: unknown[]) => unknown).apply(target, args);
            step();
            return answer;
          };
        },
      });
    },
  };
}

/** Has `work` done by a process for each step it may end at, several at a time; answers those that came to their end. */
export async function atEachStep(
  steps: number,
  atOnce: number,
  work: (nth: number) => Promise<boolean>,
): Promise<number[]> {
  const turns = Array.from({ length: steps }, (_, nth) => nth);
  const whole: number[] = [];
  const next = async (): Promise<void> => {
    for (let nth = turns.shift(); nth !== undefined; nth = turns.shift()) if (await work(nth)) whole.push(nth);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return whole.sort((a, b) => a - b);
}
