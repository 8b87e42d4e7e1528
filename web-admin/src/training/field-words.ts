import { READING_FIELDS } from '@comptoir/contracts';
import type { Text } from '../i18n/use-text.ts';

/** What a field of an invoice is called. */
export function fieldWords(field: string, t: Text): string {
  if (field === 'lines') return t('invoice.field.lines');
  const known = READING_FIELDS.find((name) => name === field);
  return known ? t(`invoice.field.${known}`) : field;
}
