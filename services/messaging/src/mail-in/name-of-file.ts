import { cleanFileName } from '@comptoir/service-kit';
import type { LetterFile } from './letter.ts';

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'application/xml': '.xml',
  'text/xml': '.xml',
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/tiff': '.tiff',
};

/** What a file is called: as its message does, else by its place. */
export const nameOfFile = ({ name, mediaType }: Pick<LetterFile, 'name' | 'mediaType'>, index: number): string =>
  cleanFileName(name ?? undefined) ?? `file-${index + 1}${ENDINGS[mediaType] ?? ''}`;
