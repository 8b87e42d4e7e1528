// Made receipts as somebody photographed them, among the known ones: few samples are receipts.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reading } from '@comptoir/contracts';
import { makeReceipt, TILL_STYLES } from '../../services/extraction/src/testing/made-receipt.ts';
import { photographReceipt, WEARS } from '../../services/extraction/src/testing/photograph-receipt.ts';
import type { KnownDocument } from '../extraction/manifest.ts';
import { type JudgedValue, judgedValues } from './samples.ts';

/** What the reader makes of each till's receipt in each wear, beside what it says. `scratch` is a folder it may write to. */
export async function judgedMadeReceipts(
  scratch: string,
  read: (path: string) => Promise<Reading>,
): Promise<JudgedValue[]> {
  const documents: KnownDocument[] = [];
  const readings = new Map<string, Reading>();
  for (const [row, style] of TILL_STYLES.entries()) {
    for (const [column, wear] of WEARS.entries()) {
      const seed = WEARS.length * row + column;
      const receipt = makeReceipt(500 + seed, style);
      const path = join(scratch, 'receipt.jpg');
      await writeFile(path, await photographReceipt(receipt, wear, seed));
      const document: KnownDocument = {
        file: `made/till ${style}/${wear}.jpg`,
        kind: 'scan-jpg+made',
        layout: `till ${style}`,
        groundTruth: {
          ...{ issueDate: receipt.date, supplier: { name: receipt.company } },
          totals: { gross: Number(receipt.total) },
        },
      };
      documents.push(document);
      readings.set(document.file, await read(path));
    }
  }
  return judgedValues(documents, readings);
}
