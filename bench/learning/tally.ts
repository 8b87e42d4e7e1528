// What a reading got right, wrong and not at all, of what was verified.
import type { Reading, ReadingFieldName } from '@comptoir/contracts';
import type { VerifiedContent } from '../../services/extraction/src/templates/verified-content.ts';
import { isAnswer } from './known-document.ts';

const CERTAIN = 0.9;

/** What of a reading is counted. */
export type Readout = Pick<Reading, 'fields' | 'lines' | 'template'>;

export class Tally {
  shown = 0;
  right = 0;
  wrong = 0;
  certain = 0;
  certainRight = 0;
  lines = 0;
  linesRight = 0;
  linesSurplus = 0;

  add(reading: Readout, verified: VerifiedContent): void {
    for (const { name, answer } of answersOf(verified)) {
      const field = reading.fields[name];
      const isRight = field !== undefined && isAnswer(name, field.value, answer);
      this.shown += 1;
      if (isRight) this.right += 1;
      else if (field) this.wrong += 1;
      if (field && field.confidence >= CERTAIN) {
        this.certain += 1;
        if (isRight) this.certainRight += 1;
      }
    }
    const { given, right } = linesOf(reading, verified);
    this.lines += verified.lines?.length ?? 0;
    this.linesRight += right;
    this.linesSurplus += Math.max(0, given - (verified.lines?.length ?? given));
  }

  toString(): string {
    const share = (part: number, whole: number) => (whole === 0 ? '  -  ' : `${((100 * part) / whole).toFixed(1)} %`);
    return (
      `recall ${share(this.right, this.shown).padStart(7)}  wrong ${share(this.wrong, this.shown).padStart(6)}  ` +
      `certain ${share(this.certain, this.shown).padStart(7)}, right ${share(this.certainRight, this.certain)} of ${this.certain}  ` +
      `lines ${this.linesRight} of ${this.lines}, ${this.linesSurplus} surplus`
    );
  }
}

function answersOf({ fields }: VerifiedContent): { name: ReadingFieldName; answer: string }[] {
  return Object.entries(fields).flatMap(([name, answer]) =>
    answer ? [{ name: name as ReadingFieldName, answer }] : [],
  );
}

/** A line is right by its net total and quantity. */
function linesOf(reading: Readout, { lines = [] }: VerifiedContent): { given: number; right: number } {
  const same = (a: string | undefined, b: string | undefined) =>
    b === undefined || Math.abs(Number(a) - Number(b)) < 0.005;
  const right = lines.filter((line) =>
    reading.lines.some((one) => same(one.netTotal, line.netTotal) && same(one.quantity, line.quantity)),
  ).length;
  return { given: reading.lines.length, right };
}

/** What one reading has right, by name; lines one by one. */
export function rightOnes(reading: Readout, verified: VerifiedContent): Set<string> {
  const fields = answersOf(verified).flatMap(({ name, answer }) => {
    const value = reading.fields[name]?.value;
    return value !== undefined && isAnswer(name, value, answer) ? [name as string] : [];
  });
  const { right } = linesOf(reading, verified);
  return new Set([...fields, ...Array.from({ length: right }, (_, index) => `line ${index + 1}`)]);
}
