// How often what a template reads is right: one invoice teaches, others of its layout are read.
import type { ReadingFieldName } from '@comptoir/contracts';
import { createScanReader } from '../../services/extraction/src/read/ocr/read-scans.ts';
import { createRecognizer } from '../../services/extraction/src/read/ocr/recognizer.ts';
import { loadPdfium } from '../../services/extraction/src/read/pdf/pdfium.ts';
import { draftTemplate } from '../../services/extraction/src/templates/draft-template.ts';
import { documentsByLayout, isAnswer, type KnownDocument } from '../learning/known-document.ts';
import { madeLayouts } from '../learning/made-layouts.ts';
import { pictureReader, type Reader, textReader } from '../learning/readers.ts';
import type { JudgedValue } from './samples.ts';

/** Invoices of each made layout, by their text and as pictures. */
const EACH = 20;
const PICTURES_EACH = 6;
const SEED = 7;

/** Values that templates read of made layouts, of which the first invoice teaches, and of the corpus', of which each does. */
export async function judgedTaughtValues(corpus: string): Promise<JudgedValue[]> {
  const recognizer = createRecognizer();
  const engines = { pdfium: loadPdfium, ocr: createScanReader(recognizer) };
  try {
    return [
      ...(await judge(await madeLayouts(SEED, EACH), 1, textReader(engines))),
      ...(await judge(await madeLayouts(SEED + 1, PICTURES_EACH), 1, pictureReader(engines))),
      ...(await judge(await documentsByLayout(corpus), Number.POSITIVE_INFINITY, textReader(engines))),
    ];
  } finally {
    await recognizer.close();
  }
}

async function judge(
  layouts: ReadonlyMap<string, readonly KnownDocument[]>,
  lessons: number,
  reader: Reader,
): Promise<JudgedValue[]> {
  const judged: JudgedValue[] = [];
  for (const documents of layouts.values()) {
    for (const lesson of documents.slice(0, lessons)) {
      const template = draftTemplate(await reader.pages(lesson), lesson.verified);
      if (!template) throw new Error(`nothing was learned from ${lesson.file}`);
      for (const document of documents.filter((one) => one !== lesson)) {
        const kept = { id: lesson.file, version: 1, template };
        const { fields } = await reader.read(document, [kept], 'template');
        judged.push(...judgedOf(document, fields));
      }
    }
  }
  return judged;
}

function judgedOf(document: KnownDocument, fields: Awaited<ReturnType<Reader['read']>>['fields']): JudgedValue[] {
  const { file, layout, verified } = document;
  return Object.entries(verified.fields).flatMap(([name, answer]): JudgedValue[] => {
    const field = name as ReadingFieldName;
    const read = fields[field];
    if (!answer || read?.source !== 'template') return [];
    const isRight = isAnswer(name, read.value, answer);
    return [
      {
        field,
        source: 'template',
        score: read.confidence,
        isRight,
        document: { file, layout, kind: 'pdf', groundTruth: {} },
      },
    ];
  });
}
