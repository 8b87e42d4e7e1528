// What tills call things where no invoice of ours is written: Poland, Czechia, Slovakia, Hungary, Romania, Croatia,
// Slovenia, Turkey, the Nordic and the Baltic countries. Folded; our models know none of their letters ('ł' is read 't' or 'l').
import type { TillKind } from './till-kind.ts';

/** What stands on its line with its figure behind it, else 'Kort: ****1234' were money. */
const FIGURE = String.raw`(?= ?\W*\p{L}{0,3}\W*\d+[.,]\d)`;

const words = (...alternatives: readonly string[]): RegExp => new RegExp(`\\b(?:${alternatives.join('|')})\\b`, 'u');

/** Before any total: 'suma PTU', 'toplam KDV' and 'mezisoučet' are none. */
const TAX = words(
  String.raw`ptu|podatek|kwota [a-g]|dph|afa|kdv|top ?kdv|pdv(?=\W*[\d(])|ddv|moms|mva|alv|pvm|pvn|kaibemaks`,
);
const NET = words(
  'suma czesciowa|podsuma|mezisoucet|medzisucet|reszosszeg|medusuma|meduzbroj|ara ?toplam|delsumma?|valisumma|vahesumma',
);
/** What a Polish till sold at one rate, with its tax: 'Sprzedaż opodatkowana A'; 'Sprzedaż: PLN' is the sum on a card's slip. */
const TAXED = /^\W*sprzed\w*\W+(?:opod|\w{1,2}\W+ptu)/u;
const SLIP = new RegExp(String.raw`^\W*sprzed\w*${FIGURE}`, 'u');
const TOTAL = words(
  'suma|razem|do zap[łlt1]aty|celkem|spolu|k (?:uhrade|platbe)|na uhradu|osszesen|vegosszeg|fizetendo|de plata',
  'ukupno|skupaj|za (?:platiti|placilo|uplatu)|(?:genel )?toplam|odenecek|summa|totalt|att betala|at betale|a betale|i alt',
  'yhteensa|maksettava|kokku|tasuda|is viso|moketi|apmaksai',
);
const SUM = new RegExp(String.raw`^\W*sum${FIGURE}`, 'u');
/** 'Totalt inkl. moms', 'celkem s DPH' */
const WITH_TAX = words('ink?l', 's dph', 'z ptu', 'dahil', 'sis');
/** What is summed and is no money paid. */
const OTHER = words(
  String.raw`punkt\w*|punti|rabat\w*|znizk\w*|opust\w*|sleva|zlava|kedvezmeny|popust|indirim|alennus\w*|ilosc|sztuk|adet`,
);
const CHANGE = words(
  'reszta|wydano|vratit|vraceno|nazpet|vydavok|visszajaro|povrat|uzvraceno|para ustu|tillbaka|vaxel|byttepenge|tilbake|takaisin|vaihtoraha|graza|kembali(?:an)?',
);
const ROUNDING = words(
  String.raw`zaokr\w+|kerekites|yuvarlama|(?:ores)?avrundning|(?:ore)?avrunding|orenedrunding|pyoristys`,
);
const CASH = words(
  String.raw`got[o0]wk\w*|hotov\w+|keszpenz|numerar|gotovin\w*|nakit|alinan(?: para)?|kontant\w*|mottaget|kateinen|sularaha|dinheiro`,
);
const CARD = new RegExp(
  String.raw`^\W*(?:karta(?: \p{L}+)?|(?:platebni|bankovni) karta|kartica|(?:kredi|banka) karti|bankkartya|(?:bank ?)?kort(?:kop|betaling)?|dankort|(?:pankki)?kortti|korttimaksu|cartao)${FIGURE}`,
  'u',
);
const TIP = words('napiwek|spropitne|borravalo|bahsis|bacsis|napojnica|dricks|drikkepenge|juomaraha');

/** What a line is about by the words of those countries; undefined where it has none of them. */
export function kindAbroad(folded: string): TillKind | undefined {
  if (TAXED.test(folded)) return 'taxed';
  if (CHANGE.test(folded)) return 'change';
  if (NET.test(folded)) return 'net';
  const isTotal = (TOTAL.test(folded) || SUM.test(folded) || SLIP.test(folded)) && !OTHER.test(folded);
  if (TAX.test(folded) && !(isTotal && WITH_TAX.test(folded))) return 'tax';
  if (isTotal) return 'total';
  if (ROUNDING.test(folded)) return 'rounding';
  if (TIP.test(folded)) return 'tip';
  if (CARD.test(folded)) return 'card';
  return CASH.test(folded) ? 'cash' : undefined;
}
