import type { RejectReason } from '@comptoir/contracts';
import type { ChangeInvoice, Target } from './change-invoice.ts';
import type { CommandOf } from './commands.ts';
import type { Rules } from './rules.ts';
import type { Invoice } from './state.ts';

type PlainName = 'control' | 'relaunch' | 'keep' | 'discard' | 'withdraw' | 'close' | 'delete';

/** The commands that carry nothing but a reason: the decision says all. */
export function createMoveInvoice(parts: { change: ChangeInvoice; rules: () => Rules }) {
  const circumstances = (target: Target) => ({ by: target.by, rules: parts.rules() });
  return {
    plainly: (name: PlainName, target: Target): Promise<Invoice> =>
      parts.change.byPerson(target, async () => ({ name, ...circumstances(target) }) as CommandOf<PlainName>),

    withReason: (name: 'sendBack' | 'cancel', target: Target, reason: string): Promise<Invoice> =>
      parts.change.byPerson(target, async () => ({ name, reason, ...circumstances(target) })),

    reject: (target: Target, given: { reason: RejectReason; details?: string }): Promise<Invoice> =>
      parts.change.byPerson(target, async () => ({ name: 'reject', ...given, ...circumstances(target) })),
  };
}

export type MoveInvoice = ReturnType<typeof createMoveInvoice>;
