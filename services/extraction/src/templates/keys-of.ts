import type { ReadKeys } from '@comptoir/contracts';
import type { PageText } from '../read/page-model.ts';
import { findIdentifiers } from './find-identifiers.ts';

const MOST_OF_A_KIND = 6;
const LIST_OF = { vatNumber: 'vatNumbers', iban: 'ibans', siren: 'sirens' } as const;

/** VAT numbers, IBANs and SIRENs on the pages that hold by their check digits: what finds a supplier's templates. */
export function keysOf(pages: readonly PageText[]): ReadKeys {
  const keys = { vatNumbers: new Set<string>(), ibans: new Set<string>(), sirens: new Set<string>() };
  for (const { kind, value } of pages
    .flatMap((page) => page.rows)
    .flatMap((row) => row.segments.flatMap((segment) => findIdentifiers(segment.words)))) {
    keys[LIST_OF[kind]].add(value);
    const siren = kind === 'vatNumber' && /^FR..(\d{9})$/.exec(value)?.[1];
    if (siren) keys.sirens.add(siren);
  }
  const list = (found: ReadonlySet<string>) => [...found].slice(0, MOST_OF_A_KIND);
  return { vatNumbers: list(keys.vatNumbers), ibans: list(keys.ibans), sirens: list(keys.sirens) };
}
