import type { Contender } from './total-contenders.ts';

/** Whether the one is of the other so many whole or half percent, to the cent. */
export function isOfRate(net: Contender, vat: Contender): boolean {
  if (net.value.isZero()) return false;
  const halves = vat.value.div(net.value).times(200).round();
  return halves.gt(0) && net.value.times(halves).div(200).minus(vat.value).abs().lt('0.006');
}
