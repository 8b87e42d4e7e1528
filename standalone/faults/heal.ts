import { setTimeout as sleep } from 'node:timers/promises';
import type { Scene } from './apply-fault.ts';

const UP_WITHIN_MS = 240_000;
/** Until what was killed last is known to be gone. */
const NOTICED_MS = 800;

/** Ends whatever lasts and waits until everything is up. @throws Error that names what does not come back */
export async function heal({ portal, links, disks, witness }: Scene): Promise<void> {
  links.heal();
  await disks.free();
  await sleep(NOTICED_MS);
  await within('the engines', portal.engines.untilUp());
  await within(
    'a primary',
    until(async () => (await portal.engines.mongo?.primary()) !== undefined),
  );
  await within(
    'Kafka',
    until(() =>
      witness.bus.ping().then(
        () => true,
        () => false,
      ),
    ),
  );
  await Promise.all(portal.services.map((service) => service.ready(UP_WITHIN_MS)));
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(200);
}

async function within(what: string, work: Promise<unknown>): Promise<void> {
  const late = sleep(UP_WITHIN_MS, 'late', { ref: false });
  if ((await Promise.race([work, late])) === 'late') throw new Error(`${what} did not come back in ${UP_WITHIN_MS} ms`);
}
