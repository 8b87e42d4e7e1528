import { describe, expect, it } from 'vitest';
import { looksOf, type TillLine } from '../../../../testing/typed-receipt.ts';
import { understand } from '../../understand.ts';

const HEAD: readonly TillLine[] = ['QUIET HARBOUR STORES LTD', '12 Mill Lane', 'VAT No 123 4567 82'];
const SOLD: readonly TillLine[] = [
  ['Oat biscuits', '2.40'],
  ['Tea', '3.10'],
  ['TOTAL', '5.50'],
  ['CASH', '5.50'],
];
/** The day of a receipt, and whether it is sure, from the lines above what was sold and those below. */
const dayOf = (above: readonly TillLine[], below: readonly TillLine[]) => {
  const lines = [...HEAD, ...above, ...SOLD, ...below];
  const { issueDate } = understand([looksOf(lines, lines)]).fields;
  return [issueDate?.value, (issueDate?.confidence ?? 0) >= 0.5];
};

describe('the day of a receipt', () => {
  it.each<[string, ...TillLine[]]>([
    ['points lapse', 'POINTS EXPIRE ON 31/12/2027'],
    ['points lapse, their number behind it', ['STAR POINTS EXPIRING 30/06/2027:', '215']],
    ['goods are taken back', 'RETURN POLICY A 90 DAYS', 'POLICY EXPIRES ON 28/06/2026'],
    ['goods are taken back, be it at an hour', 'Refund within 28 days - by 18/06/2026 17:00'],
    ['goods are exchanged', 'Umtausch mit Bon bis 30.06.2026'],
    ['goods are exchanged, on a line of its own', 'SE ADMITEN DEVOLUCIONES CON TICKET', 'HASTA EL 30/06/2026'],
    ['an offer ends', 'SPRING SALE THRU 30/06/2026'],
    ['an offer ends whose beginning has no year', 'SPRING SALE 27/05 - 24/06/2026'],
    ['a coupon ends', 'Bring receipt by 28/06/2026: 5 off 50'],
    ['a car is seen again', 'MOT expires 04/03/2027', 'Next service due 05/03/2027 or 71,940 miles'],
    ['a prescription is renewed', 'Prochain renouvellement 14/06/2026'],
    ['a shop is shut', 'Betriebsurlaub 03.06. - 16.06.2026'],
    ['a shop opens otherwise', 'CHRISTMAS HOURS: 24/12/2026 7AM - 5PM'],
    ['points were counted', ['CLUB POINTS 28 - BALANCE AT 27/05/2026:', '1,406']],
    ['who buys became a member', 'Kunde seit 14.03.2011'],
    ['an offer ends, below the line that says so', 'Votre bon est valable', '30/06/2026'],
  ])('is not the one on which %s', (_, ...below) => {
    expect(dayOf([], [...below, ['28/05/2026 18:36', 'TILL 07']])).toEqual(['2026-05-28', true]);
    expect(dayOf(['Date 28/05/2026'], below)).toEqual(['2026-05-28', true]);
    expect(dayOf([], below)[1]).toBe(false);
  });

  it.each(['POINTS EXPIRE ON 31/12/2027', 'Umtausch bis 30.06.2026', 'SALE 27/05 - 24/06/2026'])(
    'is none where there is but the one of something else: %s',
    (line) => expect(dayOf([], [line])[0]).toBeUndefined(),
  );

  it('is not the one on which what was paid had begun, also at an hour', () => {
    expect(dayOf(['Entry 26/05/2026 22:47', 'Payment 28/05/2026 13:22'], [])).toEqual(['2026-05-28', true]);
    expect(dayOf(['Entry 26/05/2026 22:47'], [])).toEqual(['2026-05-26', false]);
  });

  it('is the one with the time beside it, of those that nothing is said of', () => {
    expect(dayOf(['Ref 14/03/2026'], ['28/05/2026 18:36'])).toEqual(['2026-05-28', true]);
    expect(dayOf(['jeudi 28 mai 2026 17h33'], ['Ref 14/03/2026'])).toEqual(['2026-05-28', true]);
    expect(dayOf([], ['TX 2026-05-28T15:06:13Z', 'Ref 14/03/2026'])).toEqual(['2026-05-28', true]);
  });

  it('is not sure where it has several and nothing tells', () => {
    expect(dayOf(['28/05/2026'], ['Ref 14/03/2026'])[1]).toBe(false);
    expect(dayOf(['28/05/2026 18:36'], ['14/03/2026 11:20'])[1]).toBe(false);
  });

  it('is one of an offer where no other is left, and not sure then', () => {
    expect(dayOf(['Member 4711 28/05/2026'], [])).toEqual(['2026-05-28', false]);
    expect(dayOf(['RETURN 28/05/2026 18:36'], [])).toEqual(['2026-05-28', true]);
  });
});
