import { Decimal } from 'decimal.js';
import type { Sighting } from './find-by-anchors.ts';
import type { Template } from './template.ts';

export type SumName = 'netTotal' | 'vatTotal' | 'grossTotal';
/** A total as the template has it: its place, or none where it follows from the others. */
export type Sum = { readonly value: Decimal; readonly sighting: Sighting | undefined };
export type Sums = { readonly [name in SumName]?: Sum } & { readonly adds: boolean };

const MOST_EACH = 4;
const CENTS = new Decimal('0.021');
/** Three that add up are worth more than better places of three that do not. */
const ADDING = 1;

/** Net, VAT and total by their places, those that add up first (EN 16931 BR-CO-15); what is not printed is derived. */
export function settleByTemplate(rules: Template['fields'], sightings: (name: SumName) => readonly Sighting[]): Sums {
  const of = (name: SumName): (Sum | undefined)[] =>
    sightings(name)
      .slice(0, MOST_EACH)
      .map((sighting): Sum | undefined => ({ value: new Decimal(sighting.at.value), sighting }))
      .concat(undefined);
  let best: { sums: Sums; score: number } | undefined;
  for (const net of of('netTotal')) {
    for (const vat of of('vatTotal')) {
      for (const gross of of('grossTotal')) {
        const sums = complete(rules, {
          ...(net && { netTotal: net }),
          ...(vat && { vatTotal: vat }),
          ...(gross && { grossTotal: gross }),
        });
        const score = [net, vat, gross].reduce((sum, one) => sum + (one?.sighting?.score ?? 0), sums.adds ? ADDING : 0);
        if (!best || score > best.score) best = { sums, score };
      }
    }
  }
  return best?.sums ?? { adds: false };
}

function complete(rules: Template['fields'], printed: Omit<Sums, 'adds'>): Sums {
  const { netTotal: net, vatTotal: vat, grossTotal: gross } = printed;
  if (net && vat && gross) return { ...printed, adds: net.value.plus(vat.value).minus(gross.value).abs().lte(CENTS) };
  const by = (name: SumName) => {
    const rule = rules[name];
    return rule?.rule === 'derived' ? rule.by : undefined;
  };
  const derived = (value: Decimal): Sum => ({ value, sighting: undefined });
  if (!vat && by('vatTotal') === 'nought' && (net ?? gross)) {
    const whole = (gross ?? net) as Sum;
    const agree = !net || !gross || net.value.eq(gross.value);
    return { netTotal: net ?? whole, vatTotal: derived(new Decimal(0)), grossTotal: gross ?? whole, adds: agree };
  }
  if (!net && vat && gross && by('netTotal'))
    return { ...printed, netTotal: derived(gross.value.minus(vat.value)), adds: true };
  if (net && !vat && gross && by('vatTotal'))
    return { ...printed, vatTotal: derived(gross.value.minus(net.value)), adds: true };
  if (net && vat && !gross && by('grossTotal'))
    return { ...printed, grossTotal: derived(net.value.plus(vat.value)), adds: true };
  return { ...printed, adds: false };
}
