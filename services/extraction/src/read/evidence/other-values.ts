import { EVIDENCE_LIMITS, type OtherValue, type ReadFields, type ReadingFieldName } from '@comptoir/contracts';
import { fractionBox } from '../page-model.ts';
import { type Candidate, givenAs } from '../understand/candidate.ts';
import type { Considered } from '../understand/considered.ts';
import type { AmountEvidence, AmountRole } from '../understand/money/roles/amount-roles.ts';
import { squeeze } from '../understand/text/fold.ts';
import { besideOf } from './beside.ts';

/** The parts an amount may play for each field, as the totals are settled by. */
const PARTS = {
  netTotal: { netTotal: 1, lineSum: 0.62, taxBase: 0.4 },
  vatTotal: { vatTotal: 1 },
  grossTotal: { grossTotal: 1, amountDue: 0.8 },
  amountDue: { amountDue: 1, grossTotal: 0.8 },
  discount: { discount: 1 },
  charges: { charges: 1 },
} as const satisfies Partial<Record<ReadingFieldName, Partial<Record<AmountRole, number>>>>;
type AmountField = keyof typeof PARTS;
/** Most invoices have none: money that nothing announces is not offered for it. */
const ANNOUNCED_ONLY: readonly AmountField[] = ['discount', 'charges'];

/**
 * For each field the values of the pages that it was not given, best first: those that its labels announce, then others of
 * its kind. Few a field, each with where it stands and what is printed beside it.
 */
export function otherValues(considered: Considered, fields: ReadFields): Record<string, OtherValue[]> {
  const { text, days, codes, names, vatNumbers, ibans, bics, currencies } = considered;
  const allCodes = Object.values(codes).flat();
  const pools: { [name in ReadingFieldName]?: readonly Candidate[] } = {
    invoiceNumber: [...ranked(codes.invoiceNumber), ...ranked(allCodes)],
    orderNumber: [...ranked(codes.orderNumber), ...ranked(allCodes)],
    deliverySlipNumber: [...ranked(codes.deliverySlipNumber), ...ranked(allCodes)],
    issueDate: ranked(days),
    dueDate: ranked(days),
    supplierName: ranked(names),
    buyerName: ranked(names),
    supplierVatNumber: ranked(vatNumbers),
    buyerVatNumber: ranked(vatNumbers),
    iban: ranked(ibans),
    bic: ranked(bics),
    currency: currencies,
    ...Object.fromEntries(
      (Object.keys(PARTS) as AmountField[]).map((name) => [name, amountsFor(name, considered.amounts)]),
    ),
  };
  // EN 16931 counts a credit note's amounts as positive; on paper many print them with a minus.
  const isCredit = fields.typeCode?.value === '381';
  const offered = (name: ReadingFieldName, pool: readonly Candidate[]): OtherValue[] => {
    const isAmount = name in PARTS;
    const keyOf = (value: string) => (isAmount ? String(Math.abs(Number(value))) : squeeze(value));
    const known = new Set([keyOf(fields[name]?.value ?? '')]);
    const others: Candidate[] = [];
    for (const one of pool) {
      if (others.length === EVIDENCE_LIMITS.others) break;
      const value = givenAs(one);
      if (known.has(keyOf(value)) || value.length > EVIDENCE_LIMITS.value) continue;
      known.add(keyOf(value));
      others.push({ ...one, value });
    }
    return others.flatMap(({ value, page, box }): OtherValue[] => {
      const sheet = text.pages.find(({ number }) => number === page);
      const beside = besideOf(text, page, box);
      const written = isAmount && isCredit ? value.replace('-', '') : value;
      return sheet ? [{ value: written, page, box: fractionBox(box, sheet), ...(beside && { beside }) }] : [];
    });
  };
  return Object.fromEntries(
    Object.entries(pools)
      .map(([name, pool]) => [name, offered(name as ReadingFieldName, pool)] as const)
      .filter(([, others]) => others.length > 0),
  );
}

/** Of equal ones the one that comes first on the pages stays first. */
const ranked = (candidates: readonly Candidate[]) => candidates.toSorted((a, b) => b.score - a.score);

/** Announced for this field first, then as another total, then the larger the likelier to be one. */
function amountsFor(name: AmountField, evidence: readonly AmountEvidence[]): Candidate[] {
  const parts = Object.entries(PARTS[name]) as [AmountRole, number][];
  const money = evidence.filter(({ amount }) => amount.isMoney);
  const largest = Math.max(1, ...money.map(({ amount }) => amount.value.abs().toNumber()));
  return ranked(
    money.flatMap(({ amount, scores }, index): Candidate[] => {
      const own = Math.max(0, ...parts.map(([role, share]) => (scores[role] ?? 0) * share));
      if (own === 0 && ANNOUNCED_ONLY.includes(name)) return [];
      const another = Math.max(0, ...Object.values(scores));
      // Totals stand after what they sum up: of equal ones the later.
      const late = (0.01 * index) / money.length;
      const score = own > 0 ? 2 + own : another > 0 ? 1 + another : amount.value.abs().toNumber() / largest;
      const value = ANNOUNCED_ONLY.includes(name) ? amount.value.abs() : amount.value;
      return [
        {
          value: value.toFixed(Math.max(2, value.decimalPlaces())),
          score: score + late,
          page: amount.cell.page,
          box: amount.box,
        },
      ];
    }),
  );
}
