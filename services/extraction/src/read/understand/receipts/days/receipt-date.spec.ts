import { describe, expect, it } from 'vitest';
import { looksOf, receiptOf, type TillLine } from '../../../../testing/typed-receipt.ts';
import type { PageText } from '../../../page-model.ts';
import { understand } from '../../understand.ts';

const twice = (lines: readonly TillLine[]): PageText => looksOf(lines, lines);
const fieldsOf = (page: PageText) => understand([page]).fields;

describe('the day of a receipt that several looks read', () => {
  const HEAD = ['METRO PARK LLC', '200 W Madison St', 'Garage, level 2'];
  const END: TillLine[] = [
    ['Parking', '$5.00'],
    ['Total Paid', '$5.00'],
  ];
  const dayOf = (...days: readonly string[]) => {
    const [first = [], ...more] = days.map((day): TillLine[] => [...HEAD, day, ...END]);
    const { issueDate } = fieldsOf(looksOf(first, ...more));
    return [issueDate?.value, issueDate?.confidence ?? 0] as const;
  };

  it('is what the one tells that shows which number is the month, whatever the others guess', () => {
    const [day] = dayOf('04/11/2022 11:43', 'Chicago, IL 60606 04/11/2022 11:43', '04/11/2022 11:43');
    expect(day).toBe('2022-04-11');
  });

  it('is never sure where all guess alike', () => {
    expect(dayOf('04/11/2022 11:43', '04/11/2022 11:43')[1]).toBeLessThan(0.45);
    const worn = [
      'KEDAI TIGA BINTANG',
      'Jalan Melati 3',
      '04/11/2022 11:43',
      'Thank You $)-00',
      ['Total', 'RM5.00'],
    ] as const;
    expect(fieldsOf(twice(worn)).issueDate?.confidence).toBeGreaterThan(0.8);
    expect(dayOf('Chicago, IL 60606 04/11/2022 11:43', 'Chicago, IL 60606 04/11/2022 11:43')[1]).toBeGreaterThan(0.8);
  });

  it('is doubted where they read it otherwise', () => {
    expect(dayOf('27.12.2027 11:43', '27.12.2021 11:43')[1]).toBeLessThan(0.45);
  });

  it('is doubted where they read as often a day of which one figure is another', () => {
    const days = ['26.01.2025 11:43', '26.01.2026 11:43', '26.01.2026 11:43 / 26.01.2025'];
    expect(dayOf(...days)[1]).toBeLessThan(0.45);
    expect(dayOf('26.01.2025 11:43', '26.01.2026 11:43', '26.01.2026 11:43')[1]).toBeGreaterThan(0.6);
  });

  it('is doubted where but one read it, and that hardly', () => {
    const faint = (day: string): PageText => {
      const page = receiptOf([...HEAD, day, ...END], 0.5);
      return { ...page, again: [receiptOf([...HEAD, ...END])] };
    };
    expect(fieldsOf(faint('27.12.2027')).issueDate?.confidence).toBeLessThan(0.45);
  });

  it('is the one with its whole year, where the others lost the end of it', () => {
    expect(dayOf('25/10/20 16:33', '25/10/2026 16:33', '25/10/20 16:33')[0]).toBe('2026-10-25');
    expect(dayOf('25/10/20 16:33', '25/10/20 16:33')[1]).toBeLessThan(0.45);
  });

  it('is not made of figures that stand together by chance', () => {
    expect(dayOf('28/2024 10:45', '28/2024 10:45')[0]).toBeUndefined();
  });

  it('is no piece of one that was torn', () => {
    expect(dayOf('2/1 9/20 2:55:16 PM', '2/1 9/20 2:55:16 PM')[0]).toBeUndefined();
    expect(dayOf('1 9/20 2:55:16 PM', '1 9/20 2:55:16 PM')[0]).toBe('2020-09-01');
  });

  it('is a guess where a stroke was lost among dollars', () => {
    const worn = (total: string) => {
      const lines = [...HEAD, '05 02-18 11:43', ['Total', total], 'Thank you'] as const;
      return fieldsOf(twice(lines)).issueDate;
    };
    expect(worn('RM5.00')?.value).toBe('2018-02-05');
    expect(worn('$5.00')?.confidence).toBeLessThan((worn('RM5.00')?.confidence ?? 0) - 0.05);
  });

  it("is read as restaurants' tills print it: Apr24'23", () => {
    expect(dayOf("Apr24'23 8:05PM")[0]).toBe('2023-04-24');
  });

  it('is whole where it lost its beginning beside its label and stands below in full', () => {
    const page = twice([...HEAD, 'Datum: 6.05.2026', ...END, '26.05.2026 18:12 Bon 4']);
    expect(fieldsOf(page).issueDate?.value).toBe('2026-05-26');
    const due = twice([...HEAD, 'Datum: 06.05.2026', ...END, '26.05.2026 18:12 Bon 4']);
    expect(fieldsOf(due).issueDate?.value).toBe('2026-05-06');
  });
});

it.each([
  ['82-83-18 17:21', '2018-03-02'],
  ['Date 85/83/2822', '2022-03-05'],
  ['Date 12/88/2022', '2022-08-12'],
])('a day whose noughts have strokes is guessed, however many looks read them so: %s', (print, day) => {
  const lines: TillLine[] = [
    'KEDAI TIGA BINTANG',
    'Jalan Melati 3',
    print,
    ['Pens', '12.00'],
    ['Total', '12.00'],
    'Thank you',
  ];
  const { issueDate } = understand([looksOf(lines, lines, lines)]).fields;
  expect([issueDate?.value, (issueDate?.confidence ?? 1) < 0.45]).toEqual([day, true]);
});
