// Names as a worn print or a blurred photograph leaves them: what else is known of how they are spelled.
import type { Word } from '../../../page-model.ts';
import { hasLegalForm } from '../../parties/names/party-names.ts';
import type { TextRow } from '../../text/document-text.ts';
import { withinEdits } from '../../text/edits.ts';

/** Letters and digits that look alike share one shape. */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/RN/g, 'M'],
  [/[0QD]/g, 'O'],
  [/[1|!L]/g, 'I'],
  [/[5$]/g, 'S'],
  [/8/g, 'B'],
  [/6/g, 'G'],
  [/2/g, 'Z'],
];
const FORMS = ['SDN BHD', 'S/B', 'BHD', 'GMBH', 'SARL', 'SAS', 'EURL', 'LTD', 'LIMITED', 'LLC', 'SRL', 'PTE LTD'];

const shapeOf = (text: string): string =>
  SHAPES.reduce((shape, [pattern, letter]) => shape.replace(pattern, letter), text.toUpperCase().replace(/[.,]/g, ''));
/** Between its strokes a worn 'B' is a nought as often as an eight. */
const MISREAD = { 'S/O': 'S/B', 'SON BHO': 'SDN BHD', 'SDN EHD': 'SDN BHD', 'SAN BHD': 'SDN BHD' } as const;
const BY_SHAPE = new Map([
  ...FORMS.map((form): [string, string] => [shapeOf(form), form]),
  ...Object.entries(MISREAD).map(([read, form]): [string, string] => [shapeOf(read), form]),
]);

/** Forms of law in points, of which a recogniser takes an 'o' for a nought, an 'm' for an 'n': 'sp. z 0. o,', 'd.0.0.', 'Ges.n.b.H.' */
const POINTED: readonly (readonly [RegExp, string])[] = [
  [/\bsp[.,]? ?z[.,]? ?[o0][.,]? ?[o0](?![\p{L}\d])[.,]*/iu, 'Sp. z o.o.'],
  [/\bd[.,] ?[o0][.,] ?[o0](?![\p{L}\d])[.,]*/iu, 'd.o.o.'],
  [/\bs[.,] ?r[.,] ?[o0](?![\p{L}\d])[.,]*/iu, 's.r.o.'],
  [/\bGes[.,] ?n[.,] ?b[.,] ?H(?![\p{L}\d])[.,]*/iu, 'Ges.m.b.H.'],
];

/** So many letters or figures alone at the edge of a line, apart from its words, are dirt. */
const SPECK = 2;

/** The words of a row without those that dirt beside the print was read as; a legal form stands apart too. */
export function withoutDirt({ cells }: TextRow): Word[] {
  const countOf = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const printed = cells.filter(({ text }) => countOf(text) > SPECK || hasLegalForm(text));
  const words = (printed.length > 0 ? printed : cells).flatMap((cell) => cell.words);
  return words.filter(({ text }, at) => at !== 1 || !/^[-–—]$/.test(text) || !OF_BRANCH.test(words[0]?.text ?? ''));
}

/** 'CT281 - Muster Mall': which branch it is, and behind the dash goes on what the line says. */
const OF_BRANCH = /^\p{Lu}{0,3}\d{1,5}$/u;

/** 'SON BHO' and '5/8' at the end of a line are 'SDN BHD' and 'S/B': no word, and the shape of a legal form. */
export function inFormsOfLaw(line: string): string {
  const pointed = POINTED.reduce((text, [worn, form]) => text.replace(worn, form), line);
  const words = pointed.split(' ');
  for (const length of [2, 1]) {
    for (let from = words.length - length; from > 0; from--) {
      const piece = words.slice(from, from + length).join(' ');
      const form = BY_SHAPE.get(shapeOf(piece.replace(/[,;:]$/, '')));
      // 'SAS' and 'SA5' are one shape: what is a word as it stands is left, and one alone has to end the line.
      const isWorn = form !== undefined && (length === 2 || (/[\d/|!]/.test(piece) && from === words.length - 1));
      if (isWorn) return [...words.slice(0, from), form, ...words.slice(from + length)].join(' ');
    }
  }
  return pointed;
}

/** Shorter words are within two letters of too many others. */
const LONG_ENOUGH = 6;

/** A word of a name that is a letter or two off the web or mail domain on the same page is spelled as that. */
export function spelledAsDomain(name: string, cores: readonly string[]): string {
  return name.replace(/\p{L}+/gu, (word) => {
    const lower = word.toLowerCase();
    const core = cores.find((one) => one.length >= LONG_ENOUGH && one !== lower && withinEdits(lower, one, 2));
    if (!core || word.length < LONG_ENOUGH) return word;
    return word === word.toUpperCase() ? core.toUpperCase() : core;
  });
}
