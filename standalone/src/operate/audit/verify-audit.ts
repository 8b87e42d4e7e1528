import type { AuditBreak } from '@comptoir/contracts';
import { systemClock } from '@comptoir/service-kit';
import { createAuditChain, readAnchors, readPublicKey, verifyChain } from '@comptoir/settings/audit';
import type { Operator } from '../run-command.ts';

const WORDS: Readonly<Record<AuditBreak, string>> = {
  changed: 'the entry is not what was written',
  moved: 'the entry neither is what was written nor follows the one before it: swapped, or renumbered',
  unlinked: 'the entry was written after another one than stands before it: inserted, or the one before was made anew',
  missing: 'there is no such entry: deleted',
  inserted: 'there is an entry in no place of the chain: inserted',
  cut: 'the chain ends before it: its end was cut off',
  recomputed: 'the chain is whole, and not the one that was anchored: made anew after a change',
  origin: 'where somebody decided from is not what was written, or gone before its time',
  anchor: 'an anchor was not signed by this key',
};

/** @throws Error that names the first place that is not as it was written, and what it looks like */
export async function verifyAudit(
  { databases, say }: Operator,
  place: { readonly folder: string; readonly publicKeyFile: string } | undefined,
): Promise<void> {
  const chain = createAuditChain(await databases.of('settings'));
  const { anchors, unsigned } = place
    ? await readAnchors(place.folder, await readPublicKey(place.publicKeyFile))
    : { anchors: [], unsigned: [] };
  if (unsigned.length > 0) throw new Error(`${unsigned.join(', ')}: ${WORDS.anchor}`);

  const head = await chain.head();
  const began = performance.now();
  const found = await verifyChain({ ...chain.stored(), head, anchors, now: systemClock.now() });
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  const { broken, entries } = found;
  if (broken) throw new Error(`entry ${broken.sequence}: ${WORDS[broken.kind]} (${broken.kind})`);
  say(`${entries} entries in order, ${found.anchors} anchors met, in ${seconds} s`);
  const last = Math.max(0, ...anchors.map(({ sequence }) => sequence));
  say(
    last === 0
      ? 'No anchor: entries cut off the end, or a chain made anew as a whole, cannot be seen.'
      : `Anchored up to entry ${last}; of the ${entries - last} after it, an end cut off or made anew cannot be seen yet.`,
  );
}
