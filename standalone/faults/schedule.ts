import type { DiskName } from './disks.ts';
import { createDraw, type Draw } from './random.ts';

export const LINKS = ['mongo', 'kafka', 'smtp'] as const;
export type LinkName = (typeof LINKS)[number];

/** What is done to the portal; times in milliseconds. A process killed is started again as an orchestrator does. */
export type Fault =
  /** `primary` and `secondary` are whichever mongod is that when the fault comes. */
  | { readonly kind: 'kill'; readonly target: string }
  | { readonly kind: 'stop'; readonly target: string; readonly forMs: number }
  /** Connections are reset and refused. */
  | { readonly kind: 'cut'; readonly link: LinkName; readonly forMs: number }
  /** What passes comes late. */
  | { readonly kind: 'delay'; readonly link: LinkName; readonly byMs: number; readonly forMs: number }
  /** What is asked arrives, its answer does not; then the connections are reset. */
  | { readonly kind: 'halve'; readonly link: LinkName; readonly forMs: number }
  /** The members of the replica set no longer hear one another; their clients hear them all. */
  | { readonly kind: 'part'; readonly forMs: number }
  /** The primary is heard by no other member and by all clients: what it alone took is rolled back. */
  | { readonly kind: 'isolate'; readonly forMs: number }
  /** Not a byte is free where that engine keeps its data. */
  | { readonly kind: 'fill'; readonly disk: DiskName; readonly forMs: number }
  | { readonly kind: 'twice'; readonly count: number }
  /** What was overtaken by later events comes again under an id of its own. */
  | { readonly kind: 'late' }
  | { readonly kind: 'poison' }
  | { readonly kind: 'clock'; readonly target: string; readonly byMs: number; readonly forMs: number };

export interface Timed {
  /** After the round began. */
  readonly atMs: number;
  readonly fault: Fault;
}

const WINDOW_MS = 8_000;

/** The faults of each round, in the order in which they come: the same for the same seed, however a run goes. */
export function scheduleOf(options: {
  seed: number;
  count: number;
  aRound: number;
  services: readonly string[];
}): Timed[][] {
  const draw = createDraw(options.seed);
  const rounds: Timed[][] = [];
  for (let left = options.count; left > 0; left -= options.aRound) {
    const faults = Array.from({ length: Math.min(left, options.aRound) }, () => ({
      atMs: draw.between(0, WINDOW_MS),
      fault: drawFault(draw, options.services),
    }));
    rounds.push(faults.sort((one, other) => one.atMs - other.atMs));
  }
  return rounds;
}

function drawFault(draw: Draw, services: readonly string[]): Fault {
  const engine = () =>
    draw.weighted([
      [3, 'primary'],
      [2, 'secondary'],
      [2, 'kafka'],
    ] as const);
  const link = () =>
    draw.weighted([
      [3, 'mongo'],
      [3, 'kafka'],
      [1, 'smtp'],
    ] as const);
  const make = draw.weighted<() => Fault>([
    [22, () => ({ kind: 'kill', target: draw.one(services) })],
    [12, () => ({ kind: 'stop', target: draw.one(services), forMs: draw.between(300, 5_000) })],
    [10, () => ({ kind: 'kill', target: engine() })],
    [8, () => ({ kind: 'stop', target: engine(), forMs: draw.between(300, 4_000) })],
    [10, () => ({ kind: 'cut', link: link(), forMs: draw.between(100, 3_000) })],
    [8, () => ({ kind: 'delay', link: link(), byMs: draw.between(20, 400), forMs: draw.between(500, 3_000) })],
    [8, () => ({ kind: 'halve', link: link(), forMs: draw.between(300, 2_500) })],
    [6, () => ({ kind: 'part', forMs: draw.between(1_000, 4_000) })],
    [5, () => ({ kind: 'isolate', forMs: draw.between(2_000, 6_000) })],
    [2, () => ({ kind: 'fill', disk: draw.one(['mongo', 'kafka']), forMs: draw.between(500, 4_000) })],
    [6, () => ({ kind: 'twice', count: draw.between(1, 8) })],
    [4, () => ({ kind: 'late' })],
    [3, () => ({ kind: 'poison' })],
    [
      3,
      () => ({
        kind: 'clock',
        target: draw.one(services),
        byMs: draw.one([-1, 1]) * draw.between(1_000, 45_000),
        forMs: draw.between(500, 4_000),
      }),
    ],
  ]);
  return make();
}

/** A fault in a few words. */
export function wordsFor(fault: Fault): string {
  switch (fault.kind) {
    case 'kill':
      return `kill ${fault.target}`;
    case 'stop':
      return `stop ${fault.target} for ${fault.forMs} ms`;
    case 'cut':
    case 'halve':
      return `${fault.kind} ${fault.link} for ${fault.forMs} ms`;
    case 'delay':
      return `delay ${fault.link} by ${fault.byMs} ms for ${fault.forMs} ms`;
    case 'part':
      return `part the replica set for ${fault.forMs} ms`;
    case 'isolate':
      return `isolate the primary for ${fault.forMs} ms`;
    case 'fill':
      return `fill the disk of ${fault.disk} for ${fault.forMs} ms`;
    case 'twice':
      return `${fault.count} events twice`;
    case 'late':
      return 'an event late';
    case 'poison':
      return 'a poisoned event';
    case 'clock':
      return `clock of ${fault.target} by ${fault.byMs} ms for ${fault.forMs} ms`;
  }
}
