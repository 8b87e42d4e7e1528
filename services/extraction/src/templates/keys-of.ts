import type { ReadKeys } from '@comptoir/contracts';
import { isValidIBAN } from 'ibantools';
import { checkVAT, countries } from 'jsvat';
import type { PageText, Word } from '../read/page-model.ts';
import { holdsLuhn } from '../rules/french-vat.ts';

const MOST_OF_A_KIND = 6;
/** An IBAN printed in groups of four has nine at most. */
const LONGEST_RUN = 9;

/** VAT numbers, IBANs and SIRENs on the pages that hold by their check digits: what finds a supplier's templates. */
export function keysOf(pages: readonly PageText[]): ReadKeys {
  const keys = { vatNumbers: new Set<string>(), ibans: new Set<string>(), sirens: new Set<string>() };
  for (const page of pages) {
    for (const { words } of page.rows.flatMap((row) => row.segments)) {
      for (let from = 0; from < words.length; from++) collectAt(words, from, keys);
    }
  }
  const list = (found: ReadonlySet<string>) => [...found].slice(0, MOST_OF_A_KIND);
  return { vatNumbers: list(keys.vatNumbers), ibans: list(keys.ibans), sirens: list(keys.sirens) };
}

type Found = Record<keyof ReadKeys, Set<string>>;

function collectAt(words: readonly Word[], from: number, keys: Found): void {
  let written = '';
  for (let to = from; to < Math.min(words.length, from + LONGEST_RUN); to++) {
    const piece = normal(words[to]?.text ?? '');
    if (to === from && !mayBegin(piece)) return;
    written += piece;
    if (written.length > 36) return;
    if (!/^[A-Z]{2}/.test(written)) {
      if (/^\d{9}$|^\d{14}$/.test(written) && holdsLuhn(written) && holdsLuhn(written.slice(0, 9)))
        keys.sirens.add(written.slice(0, 9));
      continue;
    }
    if (written.length >= 15 && isValidIBAN(written)) keys.ibans.add(written);
    if (written.length >= 8 && written.length <= 15 && checkVAT(written, countries).isValid) {
      keys.vatNumbers.add(written);
      const siren = /^FR..(\d{9})$/.exec(written)?.[1];
      if (siren) keys.sirens.add(siren);
    }
  }
}

/** 'IBAN:DE12…' and 'USt-IdNr.DE123…' are glued now and then. */
function normal(text: string): string {
  return text
    .replace(/^.*[:.](?=\S)/u, '')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .replace(/^IBAN(?=[A-Z]{2}\d{2})/, '');
}

const mayBegin = (piece: string) => /^[A-Z]{2,3}\d*|^[A-Z]{2}[A-Z0-9]{2,}$|^\d{3,14}$/.test(piece);
