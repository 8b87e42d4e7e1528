const grouped = (decimal: string, group: string, point: string): string => {
  const [whole = '', fraction] = decimal.split('.');
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? digits : `${digits}${point}${fraction}`;
};

/** Ways a decimal string is written: named after 1234.5. */
export const NUMBERS = {
  '1 234,50': (decimal: string) => grouped(decimal, ' ', ','),
  '1.234,50': (decimal: string) => grouped(decimal, '.', ','),
  '1,234.50': (decimal: string) => grouped(decimal, ',', '.'),
  "1'234.50": (decimal: string) => grouped(decimal, "'", '.'),
  '1234.50': (decimal: string) => grouped(decimal, '', '.'),
  '1234,50': (decimal: string) => grouped(decimal, '', ','),
} as const;

const MONTHS = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
  es: 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' '),
};
const WEEKDAYS = 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' ');
const ROMAN = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');

const parts = (iso: string): [year: string, month: string, day: string] => {
  const [year = '', month = '', day = ''] = iso.split('-');
  return [year, month, day];
};
const nth = (day: number): string =>
  `${day}${day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : day % 10 === 3 && day !== 13 ? 'rd' : 'th'}`;

/** Ways a day is written: named after 5 March 2026. */
export const DAYS = {
  '5 mars 2026': (iso: string) => {
    const [year, month, day] = parts(iso);
    return `${Number(day)} ${MONTHS.fr[Number(month) - 1]} ${year}`;
  },
  '05.III.2026': (iso: string) => {
    const [year, month, day] = parts(iso);
    return `${day}.${ROMAN[Number(month) - 1]}.${year}`;
  },
  'March 5th, 2026': (iso: string) => {
    const [year, month, day] = parts(iso);
    return `${MONTHS.en[Number(month) - 1]} ${nth(Number(day))}, ${year}`;
  },
  '5-mar-26': (iso: string) => {
    const [year, month, day] = parts(iso);
    return `${Number(day)}-${MONTHS.es[Number(month) - 1]}-${year.slice(2)}`;
  },
  '05/03/26': (iso: string) => {
    const [year, month, day] = parts(iso);
    return `${day}/${month}/${year.slice(2)}`;
  },
  '03/05/2026': (iso: string) => {
    const [year, month, day] = parts(iso);
    return `${month}/${day}/${year}`;
  },
  '20260305': (iso: string) => iso.replaceAll('-', ''),
  '2026/03/05': (iso: string) => iso.replaceAll('-', '/'),
  'Donnerstag, 5. März 2026': (iso: string) => {
    const [year, month, day] = parts(iso);
    return `${WEEKDAYS[new Date(`${iso}T00:00:00Z`).getUTCDay()]}, ${Number(day)}. ${MONTHS.de[Number(month) - 1]} ${year}`;
  },
  '05.03.2026': (iso: string) => parts(iso).reverse().join('.'),
} as const;
