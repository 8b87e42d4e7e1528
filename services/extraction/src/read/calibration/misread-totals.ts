import type { ReadFields } from '@comptoir/contracts';
import { Decimal } from 'decimal.js';
import { doubted } from './doubted.ts';

/** Rates of tax are whole, or halves, in percent; and none is higher. */
const STEP = new Decimal('0.5');
const HIGHEST_RATE = 30;
const CENT = new Decimal('0.0101');

/**
 * Net and total of a picture that are one figure apart, where no tax was read that is between them: '731,50' and '741,50' are the
 * same sum, and one of them is misread, though a line says as much: it was printed and misread alike. Neither is certain.
 */
export function doubtedWhereMisread(fields: ReadFields): ReadFields {
  const { netTotal, vatTotal, grossTotal } = fields;
  if (!netTotal || !grossTotal || netTotal.source !== 'ocr' || grossTotal.source !== 'ocr') return fields;
  const [net, gross] = [new Decimal(netTotal.value), new Decimal(grossTotal.value)];
  const tax = gross.minus(net);
  if (tax.isZero() || (vatTotal && new Decimal(vatTotal.value).minus(tax).abs().lt(CENT))) return fields;
  if (!isOneFigureApart(net, gross) || isByRate(net, tax)) return fields;
  const due = fields.amountDue;
  const isDueToo = due?.source === 'ocr' && [net, gross].some((sum) => sum.eq(due.value));
  return {
    ...fields,
    netTotal: doubted(netTotal),
    grossTotal: doubted(grossTotal),
    ...(isDueToo && { amountDue: doubted(due) }),
  };
}

function isOneFigureApart(one: Decimal, other: Decimal): boolean {
  const [a, b] = [one.toFixed(2), other.toFixed(2)];
  return a.length === b.length && [...a].filter((figure, at) => figure !== b[at]).length === 1;
}

/** Whether some rate leads from the net to the total: 100,00 and 120,00 are one figure apart too. */
function isByRate(net: Decimal, tax: Decimal): boolean {
  if (net.isZero() || tax.lt(0)) return false;
  const percent = tax.div(net).times(100).div(STEP).round().times(STEP);
  return percent.gt(0) && percent.lte(HIGHEST_RATE) && net.times(percent).div(100).minus(tax).abs().lt(CENT);
}
