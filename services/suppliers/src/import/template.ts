import { Readable } from 'node:stream';
import { IMPORT_FIELDS, type ImportField, type Language, RIGHT_TO_LEFT } from '@comptoir/contracts';
import { COLUMN_LABELS, REQUIRED_COLUMNS } from './columns/labels.ts';
import { csvOf } from './refused-rows.ts';
import { writeWorkbook } from './sheet/write-workbook.ts';

/** Enough to see how each column is written. Its account and numbers are the examples of their standards. */
const EXAMPLE: Readonly<Partial<Record<ImportField, string>>> = {
  raisonSociale: 'Exemple SAS',
  locpt: 'EXEMPLE',
  codeSocietee: '100',
  email: 'compta@exemple.example',
  phone: '+33 1 23 45 67 89',
  vatNumber: 'FR83404833048',
  companySiret: '73282932000074',
  legalForm: 'SAS',
  countryCode: 'FR',
  currency: 'EUR',
  street: '1 rue de l’Exemple',
  zipCode: '75001',
  city: 'Paris',
  firstName: 'Claude',
  lastName: 'Exemple',
  contactEmail: 'claude@exemple.example',
  iban: 'FR76 3000 6000 0112 3456 7890 189',
  bic: 'AGRIFRPPXXX',
  logo: 'logos/exemple.png',
  rib: 'ribs/exemple.pdf',
};

/** An empty sheet to fill in: a column for each field in a language, what a new supplier needs marked, and an example. */
export function templateSheet(format: 'xlsx' | 'csv', language: Language): NodeJS.ReadableStream {
  const header = IMPORT_FIELDS.map(
    (field) => `${COLUMN_LABELS[field][language]}${REQUIRED_COLUMNS.has(field) ? ' *' : ''}`,
  );
  const example = IMPORT_FIELDS.map((field) => EXAMPLE[field] ?? '');
  if (format === 'csv') return Readable.from([example]).pipe(csvOf(header, language));
  return writeWorkbook([header, example], { name: 'Import', isRightToLeft: RIGHT_TO_LEFT.includes(language) });
}
