import { type Caller, can, type InvoiceStatus } from '@comptoir/contracts';
import { amountToSettle } from './content.ts';
import { sameIdentifier } from './identifiers.ts';
import { unitsToMinor } from './money.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Rules, SupplierFacts } from './rules.ts';
import { type Invoice, paidOf } from './state.ts';
import { type CommandName, TRANSITIONS } from './transitions.ts';

/** What a decision knows of the outside beside the invoice: who asks, the settings, and the supplier on file now. */
export type Circumstances = {
  readonly by: Caller;
  readonly rules: Rules;
  /** The supplier of the invoice as it is on file now; absent where there is none. */
  readonly supplier?: SupplierFacts;
  /** How many pages its document has, where the reading told. */
  readonly pages?: number;
};

/**
 * Why this caller may not give this command to this invoice now, whatever the command carries; undefined where they may.
 * `decide` asks it first, and the screens ask it to say beforehand what a button would be refused for.
 */
export function refusalOf(invoice: Invoice, command: CommandName, about: Circumstances): Refusal | undefined {
  const { from, by, setting, unlessPaid } = TRANSITIONS[command];
  const isAllowed = by === 'system' ? about.by.kind === 'service' : can(about.by, by);
  if (!isAllowed) return refuse('access.denied');
  if (!from.includes(invoice.status)) return refuseTransition(invoice.status);
  if (setting && about.rules.switches[setting] === false) return refuse('feature.off', { code: setting });
  if (unlessPaid && paidOf(invoice) > 0) return refuse('invoice.paidAlready');
  return particular[command]?.(invoice, about);
}

export const refuseTransition = (status: InvoiceStatus): Refusal => refuse('invoice.transition', { status });

type Particular = (invoice: Invoice, about: Circumstances) => Refusal | undefined;

const particular: Readonly<Partial<Record<CommandName, Particular>>> = {
  withdraw: (invoice, { by }) => (isSender(invoice, by) ? undefined : refuse('invoice.notSender')),
  split: ({ document }, { pages }) =>
    document.mediaType !== 'application/pdf' || (pages !== undefined && pages < 2)
      ? refuse('invoice.splitOnlyPdf')
      : undefined,
  control: (invoice, { by, rules }) =>
    rules.dualControl && invoice.verified?.by.id === by.id ? refuse('invoice.ownVerification') : undefined,
  pay: (invoice, about) =>
    payerRefusal(invoice, about) ?? acceptorRefusal(about) ?? ibanRefusal(invoice, about.supplier),
};

/** Any of the supplier's own people may withdraw what one of them sent; what staff sent for a supplier, only who did. */
function isSender({ sender }: Invoice, by: Caller): boolean {
  if (by.id === sender.by.id) return true;
  const { supplierId, isSupplier } = sender;
  return isSupplier && by.kind === 'user' && supplierId !== undefined && by.supplierIds.includes(supplierId);
}

/** Two people: who controlled does not pay. Where a firm does without, a second one is asked above the threshold. */
function payerRefusal(invoice: Invoice, { by, rules }: Circumstances): Refusal | undefined {
  const isController = invoice.controlled?.by.id === by.id;
  if (rules.dualControl) return isController ? refuse('invoice.ownControl') : undefined;
  const isSecond = !isController && invoice.verified?.by.id !== by.id;
  return isSecond || !isAboveThreshold(invoice, rules)
    ? undefined
    : refuse('invoice.secondPerson', { threshold: rules.approvalThreshold ?? '' });
}

/** Whether so much is to be settled that an approval is asked for (APPROVAL_THRESHOLD). */
export function isAboveThreshold({ content }: Pick<Invoice, 'content'>, { approvalThreshold }: Rules): boolean {
  if (approvalThreshold === undefined) return false;
  return unitsToMinor(approvalThreshold, content.decimals).lt(amountToSettle(content).amount);
}

/** Who let a new account in does not send it its first money. */
function acceptorRefusal({ by, supplier }: Circumstances): Refusal | undefined {
  const change = supplier?.bankChange;
  return change && change.acceptedBy === by.id && !change.isPaidSince
    ? refuse('invoice.bankChangeAcceptor')
    : undefined;
}

/** Money goes to the account on file and to no other that an invoice names, until a bank change is accepted. */
function ibanRefusal({ content }: Invoice, supplier: SupplierFacts | undefined): Refusal | undefined {
  const [read, onFile] = [content.iban, supplier?.iban];
  if (!read) return undefined;
  if (!onFile) return refuse('invoice.ibanNotOnFile', { read });
  return sameIdentifier(read, onFile) ? undefined : refuse('invoice.ibanDiffers', { read, onFile });
}
