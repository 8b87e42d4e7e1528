import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeInvoice, renderPdf, renderUbl } from '@comptoir/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const command = fileURLToPath(new URL('./extract.ts', import.meta.url));
const invoice = makeInvoice(51);
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comptoir-extract-'));
  await mkdir(join(folder, 'deeper'));
  await writeFile(join(folder, 'invoice.xml'), renderUbl(invoice));
  await writeFile(join(folder, 'deeper', 'invoice.pdf'), await renderPdf(invoice));
  await writeFile(join(folder, 'notes.txt'), 'no document');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function extract(...args: string[]): Promise<{ code: number; lines: Record<string, unknown>[]; err: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [command, ...args], (_error, out, err) => {
      const lines = out
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      resolve({ code: child.exitCode ?? -1, lines, err });
    });
  });
}

describe('the extract command', { timeout: 60_000 }, () => {
  it('reads every document of a folder, one JSON object a line, and leaves with 0', async () => {
    const { code, lines, err } = await extract(folder);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(lines.map((line) => line.route).sort()).toEqual(['text', 'xml']);
    for (const line of lines) {
      expect(Object.keys(line).slice(0, 6)).toEqual(['file', 'route', 'level', 'fields', 'lines', 'durationMs']);
      expect(line).toMatchObject({ level: 'FULLY', fields: { grossTotal: { value: invoice.grossTotal } } });
    }
  });

  it('says why a file could not be read, reads the others, and leaves with 1', async () => {
    const empty = join(folder, 'empty.bin');
    await writeFile(empty, '');
    const { code, lines, err } = await extract(empty, join(folder, 'nowhere.pdf'), join(folder, 'invoice.xml'));
    expect(code).toBe(1);
    expect(err.split('\n').filter(Boolean).sort()).toEqual([
      expect.stringContaining('empty.bin: EMPTY_FILE'),
      expect.stringContaining('nowhere.pdf: NOT_FOUND'),
    ]);
    expect(lines.filter((line) => 'error' in line)).toHaveLength(2);
    expect(lines.filter((line) => 'route' in line)).toHaveLength(1);
    await rm(empty);
  });

  it('gives no amount whose sign nobody can tell: a credit note printed with a minus', async () => {
    const minus = (amount: string): string => `-${amount}`;
    const credit = makeInvoice(53, { typeCode: '381' });
    const printed = {
      ...credit,
      ...{ netTotal: minus(credit.netTotal), vatTotal: minus(credit.vatTotal), grossTotal: minus(credit.grossTotal) },
      lines: credit.lines.map((line) => ({ ...line, quantity: minus(line.quantity), netTotal: minus(line.netTotal) })),
      vat: credit.vat.map((row) => ({ ...row, base: minus(row.base), amount: minus(row.amount) })),
    };
    const path = join(folder, 'credit.pdf');
    await writeFile(path, await renderPdf(printed));
    const { lines } = await extract(path);
    await rm(path);
    expect(lines).toMatchObject([
      {
        level: 'PARTIALLY',
        fields: { typeCode: { value: '381' }, invoiceNumber: { value: credit.invoiceNumber } },
        findings: [{ code: 'CREDIT_WITH_MINUS', values: { total: credit.grossTotal } }],
      },
    ]);
    for (const name of ['netTotal', 'vatTotal', 'grossTotal', 'amountDue'])
      expect(lines[0]?.fields).not.toHaveProperty(name);
  });

  it('explains itself when called wrongly, and leaves with 2', async () => {
    expect(await extract('--nonsense')).toMatchObject({ code: 2, lines: [], err: expect.stringContaining('usage:') });
    expect(await extract()).toMatchObject({ code: 2 });
  });
});
