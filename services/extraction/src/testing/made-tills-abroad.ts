// Tills of more countries and trades: tables of taxes, slips of cards, tips, coins that are rounded, no line 'total'.
import { type Bill, itemLines, type Line, money, type Printed, two } from './made-bill.ts';

export const TILLS_ABROAD = {
  hypermarket,
  discounter,
  diner,
  italian,
  belgian,
  station,
  parking,
  swiss,
  gulf,
  canadian,
} as const;

export const NAMES_ABROAD: Readonly<Record<keyof typeof TILLS_ABROAD, readonly string[]>> = {
  hypermarket: ['HYPER DES QUATRE VENTS SAS', 'MARCHE DES REMPARTS', 'ORSEL DISTRIBUTION SARL'],
  discounter: ['Nahkauf Sonnenhof e.K.', 'Frischmarkt Ahrens GmbH', 'SPARKISTE Nord KG'],
  diner: ['Silver Spoon Diner', 'THE HARBOR TAPROOM LLC', 'Juniper & Rye Kitchen'],
  italian: ['SALUMERIA IL PORTICO S.R.L.', 'Panificio Aurora', 'ALIMENTARI DEL CORSO SNC'],
  belgian: ['Buurtslager Claes BV', 'Boekhandel De Linde', 'FRITUUR MARKTZICHT BVBA'],
  station: ['RELAIS DES TROIS CHENES', 'GARAGE DU VIADUC SARL', 'STATION BELLEVUE SAS'],
  parking: ['Parkhaus am Dom GmbH', 'Citygarage Lindentor', 'Stadtwerke Parken Nord GmbH'],
  swiss: ['Genossenschaft Talmarkt', 'Confiserie Edelweiss AG', 'Dorfladen Matten'],
  gulf: ['Al Noor Stationery Est.', 'DUNES PERFUMES TRADING LLC', 'Oasis Grill Restaurant'],
  canadian: ['Cedar Point Outfitters Inc.', 'MAPLE LEAF HARDWARE LTD', 'Old Mill Bakery'],
};

const comma = (cents: number) => money(cents, ',');
const point = (cents: number) => money(cents, '.');
const taxIn = (cents: number, rate: number): number => Math.round((cents * rate) / (100 + rate));
const numeric = ({ y, m, d }: Bill['day'], mark: string): string => `${two(d)}${mark}${two(m)}${mark}${y}`;

function hypermarket(company: string, { random, items, total, day, time }: Bill): Printed {
  const food = Math.round(total * 0.7);
  const [low, high] = [taxIn(food, 5.5), taxIn(total - food, 20)];
  return {
    lines: [
      company,
      `${random.whole(1, 90)} avenue des Acacias`,
      '37000 TOURS',
      'Du lundi au samedi 8h30-20h00',
      `TVA intra FR${random.digits(11)}`,
      ...itemLines(items, comma, ' 1'),
      [`TOTAL A PAYER (${items.length} ART)`, `${comma(total)} EUR`],
      ['CB EMV', `${comma(total)} EUR`],
      ['Tx TVA', 'HT TVA TTC'],
      ['1 5,50%', `${comma(food - low)} ${comma(low)} ${comma(food)}`],
      ['2 20,00%', `${comma(total - food - high)} ${comma(high)} ${comma(total - food)}`],
      `Carte fidelite ${random.digits(8)}`,
      ['Points acquis', String(random.whole(3, 60))],
      `${numeric(day, '/')} ${time} 0412 03 ${random.digits(4)}`,
    ],
  };
}

function discounter(company: string, { random, items, total, day, time }: Bill): Printed {
  const deposit = 25 * random.whole(1, 6);
  const paid = total + deposit;
  const [low, high] = [taxIn(total, 7), taxIn(deposit, 19)];
  return {
    paid,
    lines: [
      company,
      `Hauptstr. ${random.whole(1, 90)}`,
      '72070 Tübingen',
      'Mo-Sa 7:00 bis 21:00 Uhr',
      `UID Nr.: DE${random.digits(9)}`,
      ...itemLines(items, comma, ' B'),
      ['PFAND 0,25 EURO', `${comma(deposit)} A*`],
      ['SUMME EUR', comma(paid)],
      ['Geg. Mastercard EUR', comma(paid)],
      '* * Kundenbeleg * *',
      ['Datum:', numeric(day, '.')],
      ['Terminal-ID', random.digits(8)],
      ['Betrag EUR', comma(paid)],
      ['Steuer %', 'Netto Steuer Brutto'],
      ['A= 19,0%', `${comma(deposit - high)} ${comma(high)} ${comma(deposit)}`],
      ['B= 7,0%', `${comma(total - low)} ${comma(low)} ${comma(total)}`],
      `TSE-Start: ${day.y}-${two(day.m)}-${two(day.d)}T${time}:03.000`,
      `${numeric(day, '.')} ${time} Bon-Nr.:${random.digits(4)}`,
    ],
  };
}

function diner(company: string, { random, items, total, day, time }: Bill): Printed {
  const tax = Math.round(total * 0.0825);
  const tip = 100 * random.whole(2, 12);
  const paid = total + tax + tip;
  return {
    paid,
    lines: [
      company,
      `${random.whole(100, 9000)} Bedford Ave`,
      'Brooklyn, NY 11249',
      `718-555-0${random.digits(3)}`,
      ['Server: Dan', `Check #${random.digits(4)}`],
      ['Table 9', `${two(day.m)}/${two(day.d)}/${day.y} ${time}`],
      ...itemLines(items, (cents) => `$${point(cents)}`),
      ['Subtotal', `$${point(total)}`],
      ['Tax', `$${point(tax)}`],
      ['Tip', `$${point(tip)}`],
      ['Total', `$${point(paid)}`],
      ['VISA CREDIT', `xxxxxxxx${random.digits(4)}`],
      ['Amount Charged', `$${point(paid)}`],
      `Suggested Tip: 18% $${point(Math.round(total * 0.18))}`,
    ],
  };
}

function italian(company: string, { random, items, total, given, byCard, day, time }: Bill): Printed {
  return {
    lines: [
      company,
      `VIA EMILIA ${random.whole(1, 90)}`,
      '40100 BOLOGNA (BO)',
      `P.IVA ${random.digits(11)}`,
      'DOCUMENTO COMMERCIALE',
      'di vendita o prestazione',
      ['DESCRIZIONE', 'Prezzo(€)'],
      ...itemLines(items, comma),
      ['Subtotale', comma(total)],
      ['TOTALE COMPLESSIVO', comma(total)],
      ['di cui IVA', comma(taxIn(total, 10))],
      ...(byCard
        ? [['Pagamento elettronico', comma(total)] as const]
        : [['Pagamento contante', comma(given)] as const, ['Resto', comma(given - total)] as const]),
      ['Importo pagato', comma(total)],
      `${numeric(day, '-')} ${time}`,
      `DOCUMENTO N. ${random.digits(4)}-${random.digits(4)}`,
    ],
  };
}

function belgian(company: string, { random, items, total, day, time }: Bill): Printed {
  const owed = total + random.whole(-2, 2);
  const paid = 5 * Math.round(owed / 5);
  const given = 1000 * Math.ceil(paid / 1000);
  const tax = taxIn(owed, 6);
  const rounding: Line[] = paid === owed ? [] : [['Afronding', comma(paid - owed)]];
  return {
    paid,
    lines: [
      company,
      `Bruul ${random.whole(1, 90)} - 2800 Mechelen`,
      `BTW BE 0${random.digits(3)}.${random.digits(3)}.${random.digits(3)}`,
      'KASTICKET',
      ...itemLines(items, comma, ' A'),
      ['Totaal', comma(owed)],
      ...rounding,
      ['Te betalen EUR', comma(paid)],
      ['Contant', comma(given)],
      ['Wisselgeld', comma(given - paid)],
      ['BTW', 'Excl. BTW Incl.'],
      ['A 6%', `${comma(owed - tax)} ${comma(tax)} ${comma(owed)}`],
      `${numeric(day, '-')} ${time} Kassa 1`,
      'Bedankt en tot ziens',
    ],
  };
}

function station(company: string, { random, total, day, time }: Bill): Printed {
  const tax = taxIn(total, 20);
  return {
    lines: [
      company,
      'RN 10 - 86000 POITIERS',
      `SIRET ${random.digits(14)}`,
      `LE ${numeric(day, '/')} A ${time}`,
      ['POMPE', String(random.whole(1, 8))],
      ['CARBURANT', 'SP95-E10'],
      ['QUANTITE', `${comma(Math.round(total / 1.8))} L`],
      ['MONTANT', `${comma(total)} EUR`],
      ['DONT TVA 20,00%', comma(tax)],
      ['TOTAL HT', comma(total - tax)],
      'CARTE BANCAIRE',
      `No AUTO : ${random.digits(6)}`,
      ['MONTANT REEL =', `${comma(total)} EUR`],
      'TICKET A CONSERVER',
    ],
  };
}

function parking(company: string, { random, total, day, time }: Bill): Printed {
  return {
    lines: [
      company,
      `Am Markt ${random.whole(1, 90)}, 52062 Aachen`,
      `Steuernummer 127/215/${random.digits(5)}`,
      'QUITTUNG',
      ['Einfahrt:', `${numeric(day, '.')} 07:12`],
      ['Bezahlt:', `${numeric(day, '.')} ${time}`],
      ['Parkgebühr', `${comma(total)} EUR`],
      ['inkl. 19% MwSt', comma(taxIn(total, 19))],
      ['girocard', `${comma(total)} EUR`],
      'Gute Fahrt!',
    ],
  };
}

function swiss(company: string, { random, items, total, given, byCard, day, time }: Bill): Printed {
  return {
    lines: [
      company,
      `Bahnhofplatz ${random.whole(1, 90)}, 6460 Altdorf`,
      `MWST-Nr. CHE-${random.digits(3)}.${random.digits(3)}.${random.digits(3)}`,
      ['Artikelbezeichnung', 'Total'],
      ...itemLines(items, point, ' 0'),
      ['Total CHF', point(total)],
      ...(byCard
        ? [['TWINT', point(total)] as const]
        : [['Bar CHF', point(given)] as const, ['Rückgeld CHF', point(given - total)] as const]),
      ['GR MWST%', 'Total MWST'],
      ['0 2.60', `${point(total)} ${point(taxIn(total, 2.6))}`],
      `${numeric(day, '.')} ${time} 0123 004`,
      'Besten Dank für Ihren Einkauf',
    ],
  };
}

function gulf(company: string, { random, items, total, day, time }: Bill): Printed {
  const tax = Math.round(total * 0.15);
  const paid = total + tax;
  return {
    paid,
    lines: [
      company,
      'King Fahd Road, Riyadh 12214',
      `VAT No. 3${random.digits(14)}`,
      'Simplified Tax Invoice',
      [`Bill ${random.digits(6)}`, `${numeric(day, '/')} ${time}`],
      ...itemLines(items, point),
      ['Total Excluding VAT', point(total)],
      ['VAT 15%', point(tax)],
      ['Total Amount Due SAR', point(paid)],
      ['Mada', point(paid)],
      'Thank you, visit again',
    ],
  };
}

function canadian(company: string, { random, items, total, day, time }: Bill): Printed {
  const [federal, provincial] = [Math.round(total * 0.05), Math.round(total * 0.07)];
  const paid = total + federal + provincial;
  return {
    paid,
    lines: [
      company,
      `${random.whole(100, 900)} Water Street`,
      'Vancouver BC V6B 1B8',
      `GST/HST# ${random.digits(9)} RT0001`,
      `${day.y}-${two(day.m)}-${two(day.d)} ${time}`,
      ...itemLines(items, (cents) => `$${point(cents)}`),
      ['SUBTOTAL', `$${point(total)}`],
      ['GST 5%', `$${point(federal)}`],
      ['PST 7%', `$${point(provincial)}`],
      ['TOTAL', `$${point(paid)}`],
      ['INTERAC', `$${point(paid)}`],
      'APPROVED - THANK YOU',
    ],
  };
}
