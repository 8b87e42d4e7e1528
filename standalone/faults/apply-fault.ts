import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalMember } from '@comptoir/storage/engine';
import type { Processes } from '../src/processes/start-processes.ts';
import type { Disks } from './disks.ts';
import type { ClockOrder } from './guards/jumping-clock.ts';
import type { Link } from './link.ts';
import type { Links } from './links.ts';
import type { Draw } from './random.ts';
import type { Fault } from './schedule.ts';
import type { Witness } from './witness.ts';

export interface Scene {
  readonly portal: Processes;
  readonly links: Links;
  readonly disks: Disks;
  readonly witness: Witness;
  readonly draw: Draw;
}

/** Does a fault and, where it is one that lasts, undoes it after its time. Answers whether it fell on anything. */
export async function applyFault(scene: Scene, fault: Fault): Promise<boolean> {
  const { portal, links, disks, witness, draw } = scene;
  const during = async (forMs: number, link: Parameters<Links['each']>[0], act: (link: Link) => void) => {
    links.each(link, act);
    await sleep(forMs);
    links.each(link, (healed) => healed.heal());
    return true;
  };
  switch (fault.kind) {
    case 'kill':
      return signal(await pidOf(portal, fault.target), 'SIGKILL');
    case 'stop': {
      const pid = await pidOf(portal, fault.target);
      if (!signal(pid, 'SIGSTOP')) return false;
      await sleep(fault.forMs);
      signal(pid, 'SIGCONT');
      return true;
    }
    case 'cut':
      return during(fault.forMs, fault.link, (link) => link.cut());
    case 'halve':
      return during(fault.forMs, fault.link, (link) => link.halve());
    case 'delay':
      return during(fault.forMs, fault.link, (link) => link.delay(fault.byMs));
    case 'part':
      return during(fault.forMs, 'mongo', (link) => link.part());
    case 'isolate': {
      const primary = await portal.engines.mongo?.primary();
      const link = primary && links.at(primary.host);
      link?.part();
      await sleep(fault.forMs);
      link?.heal();
      return link !== undefined;
    }
    case 'fill': {
      const disk = disks.of(fault.disk);
      if (!disk) return false;
      await disk.fill();
      await sleep(fault.forMs);
      await disk.free();
      return true;
    }
    case 'twice':
      await witness.sayTwice(draw, fault.count);
      return true;
    case 'late':
      await witness.sayLate();
      return true;
    case 'poison':
      await witness.poison(draw);
      return true;
    case 'clock': {
      const service = portal.services.find(({ name }) => name === fault.target);
      service?.tell({ clockOffByMs: fault.byMs } satisfies ClockOrder);
      await sleep(fault.forMs);
      service?.tell({ clockOffByMs: 0 } satisfies ClockOrder);
      return service?.pid() !== undefined;
    }
  }
}

/** A process may have ended by an earlier fault and not be there again: then there is nobody to do it to. */
async function pidOf(portal: Processes, target: string): Promise<number | undefined> {
  const { mongo, kafka } = portal.engines;
  if (target === 'kafka') return kafka?.pid();
  if (target !== 'primary' && target !== 'secondary') return portal.services.find(({ name }) => name === target)?.pid();
  const primary = await mongo?.primary();
  const member: LocalMember | undefined =
    target === 'primary' ? primary : mongo?.members.find(({ port }) => port !== primary?.port);
  return member?.pid().catch(() => undefined);
}

function signal(pid: number | undefined, name: NodeJS.Signals): boolean {
  if (pid === undefined) return false;
  try {
    process.kill(pid, name);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}
