import { describe, expect, it } from 'vitest';
import { looksOf, type TillLine } from '../../../../testing/typed-receipt.ts';
import { understand } from '../../understand.ts';
import { isOtherWeekday } from './weekdays.ts';

describe('the day of the week beside a day', () => {
  it.each<[string, string, boolean]>([
    ['SABADO 04-05-2019', '2019-05-04', false],
    ['SABADO 07-05-2019', '2019-05-07', true],
    ['Dimanche 05/05/2019 12:40', '2019-05-05', false],
    ['Montag, 05.05.2019', '2019-05-05', true],
    ['Open Mon to Fri 05/05/2019', '2019-05-05', false],
    ['Sunrise Cafe 07/05/2019', '2019-05-07', false],
    ['MON 07/05/2019', '2019-05-07', true],
    ['Sur mon ticket du 07/05/2019', '2019-05-07', false],
  ])('%s', (line, day, isOther) => {
    expect(isOtherWeekday(line, day)).toBe(isOther);
  });

  it('makes a day that is another unsure, though every look read it so', () => {
    const sureOf = (line: string) => {
      const lines: TillLine[] = ['Casa Lindenhof S.L.', 'Calle Mayor 4', ['Pan', '2,10'], ['TOTAL', '2,10'], line];
      return understand([looksOf([...lines, 'Gracias por su visita'], lines)]).fields.issueDate?.confidence ?? 0;
    };
    expect(sureOf('SABADO 04-05-2019 12:40')).toBeGreaterThan(0.7);
    expect(sureOf('SABADO 07-05-2019 12:40')).toBeLessThan(0.5);
  });
});
