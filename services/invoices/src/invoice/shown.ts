import type { Actor as ActorSchema, InvoiceWarningCode } from '@comptoir/contracts';
import type { Static } from 'typebox';
import type { HistoryLine } from './history.ts';
import type { Who } from './state.ts';

type Actor = Static<typeof ActorSchema>;

/** How the staff appears to a supplier: as the firm they are, not as one of its people. */
const STAFF: Actor = { id: 'staff', name: 'staff', kind: 'user' };

/** Who did something, as this viewer is shown it: a supplier sees its own people by name, the staff as the staff. */
export function shownTo(viewer: Pick<Who, 'side'>, { id, name, kind, side }: Who): Actor {
  return viewer.side === 'supplier' && side === 'staff' ? STAFF : { id, name, kind };
}

/** What only staff is told: how the firm checks a supplier's bank account, who it takes them for, what may be a double. */
const STAFF_WARNINGS: readonly InvoiceWarningCode[] = [
  'IBAN_DIFFERS',
  'IBAN_NOT_ON_FILE',
  'SUPPLIER_DIFFERS',
  'SUPPLIER_UNKNOWN',
  'LIKELY_DUPLICATE',
];

export const isWarningShown = (viewer: Pick<Who, 'side'>, { code }: { readonly code: InvoiceWarningCode }): boolean =>
  viewer.side !== 'supplier' || !STAFF_WARNINGS.includes(code);

/** A line of the history as this viewer is shown it: why staff sent something back to staff stays with them. */
export function lineShownTo<Line extends HistoryLine>(viewer: Pick<Who, 'side'>, line: Line): Line {
  if (viewer.side !== 'supplier' || line.action !== 'SEND_BACK') return line;
  const { reason: _reason, ...rest } = line;
  return rest as Line;
}

/** How the firm teaches its reader is its own affair. */
export const isLineShown = (viewer: Pick<Who, 'side'>, { action }: Pick<HistoryLine, 'action'>): boolean =>
  viewer.side !== 'supplier' || !isOfTraining({ action });

/** What a correction taught is noted beside an invoice's life: nothing about the invoice changed. */
export const isOfTraining = ({ action }: Pick<HistoryLine, 'action'>): boolean =>
  action === 'START_TRAINING' || action === 'END_TRAINING';
