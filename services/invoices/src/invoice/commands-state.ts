import { type InvoiceCommandState as CommandStateSchema, type Language, problemDetail } from '@comptoir/contracts';
import type { Static } from 'typebox';
import { type Circumstances, refusalOf } from './may.ts';
import type { Invoice } from './state.ts';
import { PERSON_COMMANDS } from './transitions.ts';

type CommandState = Static<typeof CommandStateSchema>;

/** For each command whether the caller may give it now; if not, why, in their language: what `decide` would answer. */
export function commandsState(
  invoice: Invoice,
  about: Circumstances,
  language: Language,
): Record<string, CommandState> {
  return Object.fromEntries(
    PERSON_COMMANDS.map((command) => {
      const refusal = refusalOf(invoice, command, about);
      return [
        command,
        refusal
          ? { allowed: false, code: refusal.refused, reason: problemDetail(refusal.refused, language, refusal.params) }
          : { allowed: true },
      ];
    }),
  );
}
