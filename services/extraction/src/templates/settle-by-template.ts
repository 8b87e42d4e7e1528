import { Decimal } from 'decimal.js';
import type { Sighting } from './find-by-anchors.ts';
import type { Template } from './template.ts';

export const SUMS = ['netTotal', 'vatTotal', 'grossTotal'] as const;
export type SumName = (typeof SUMS)[number];
/** A total as the template has it: its place, or none where it follows from the others. */
export type Sum = { readonly value: Decimal; readonly sighting: Sighting | undefined };
/**
 * What speaks for the three together. `printed`: three figures, each in its own place, that add up. `derived`: the
 * template makes the third of the others, which says nothing of whether those are right. `none`: they do not add up, or
 * one is missing.
 */
export type Sums = { readonly [name in SumName]?: Sum } & { readonly proof: 'printed' | 'derived' | 'none' };

const MOST_EACH = 4;
const CENTS = new Decimal('0.021');
/** Three that add up are worth more than better places of three that do not. */
const ADDING = 1;

/**
 * Net, VAT and total by their places, those that add up first (EN 16931 BR-CO-15); what is not printed is derived.
 * `isTaxed`: the page itself shows a VAT, so that a supplier who bore none bears one now.
 */
export function settleByTemplate(
  rules: Template['fields'],
  sightings: (name: SumName) => readonly Sighting[],
  isTaxed: boolean,
): Sums {
  const of = (name: SumName): (Sum | undefined)[] =>
    sightings(name)
      .slice(0, MOST_EACH)
      .map((sighting): Sum | undefined => ({ value: new Decimal(sighting.at.value), sighting }))
      .concat(undefined);
  let best: { sums: Sums; score: number } | undefined;
  for (const net of of('netTotal')) {
    for (const vat of of('vatTotal')) {
      for (const gross of of('grossTotal')) {
        const sums = complete(
          rules,
          { ...(net && { netTotal: net }), ...(vat && { vatTotal: vat }), ...(gross && { grossTotal: gross }) },
          isTaxed,
        );
        const places = [net, vat, gross].reduce((sum, one) => sum + (one?.sighting?.score ?? 0), 0);
        const score = places + (sums.proof === 'none' ? 0 : ADDING);
        if (!best || score > best.score) best = { sums, score };
      }
    }
  }
  return best?.sums ?? { proof: 'none' };
}

function complete(rules: Template['fields'], printed: Omit<Sums, 'proof'>, isTaxed: boolean): Sums {
  const { netTotal: net, vatTotal: vat, grossTotal: gross } = printed;
  if (net && vat && gross) {
    const adds = addsUp(net.value, vat.value, gross.value);
    return { ...printed, proof: !adds ? 'none' : isOnePlace(net, gross) ? 'derived' : 'printed' };
  }
  const by = (name: SumName) => {
    const rule = rules[name];
    return rule?.rule === 'derived' ? rule.by : undefined;
  };
  const derived = (value: Decimal): Sum => ({ value, sighting: undefined });
  if (!vat && by('vatTotal') === 'nought' && (net ?? gross)) {
    // One figure was both: on an invoice with VAT it is what is to be paid, and the net total stands elsewhere or nowhere.
    const isNetToo = net && gross && !isOnePlace(net, gross);
    if (isTaxed) return { ...(isNetToo && { netTotal: net }), ...(gross && { grossTotal: gross }), proof: 'none' };
    const whole = (gross ?? net) as Sum;
    const agree = !net || !gross || net.value.eq(gross.value);
    return {
      netTotal: net ?? whole,
      vatTotal: derived(new Decimal(0)),
      grossTotal: gross ?? whole,
      proof: agree ? 'derived' : 'none',
    };
  }
  if (!net && vat && gross && by('netTotal'))
    return { ...printed, netTotal: derived(gross.value.minus(vat.value)), proof: 'derived' };
  if (net && !vat && gross && by('vatTotal'))
    return { ...printed, vatTotal: derived(gross.value.minus(net.value)), proof: 'derived' };
  if (net && vat && !gross && by('grossTotal'))
    return { ...printed, grossTotal: derived(net.value.plus(vat.value)), proof: 'derived' };
  return { ...printed, proof: 'none' };
}

/** Net + VAT = total (EN 16931 BR-CO-15), but for what rounding by rate makes. */
export const addsUp = (net: Decimal.Value, vat: Decimal.Value, gross: Decimal.Value): boolean =>
  new Decimal(net).plus(vat).minus(gross).abs().lte(CENTS);

/** A figure that two rules lead to is one witness, not two. */
function isOnePlace(a: Sum, b: Sum): boolean {
  return a.sighting?.at.cell === b.sighting?.at.cell && a.sighting?.at.from === b.sighting?.at.from;
}
