import type { Reading } from '@comptoir/contracts';
import { type Database, modelOf } from '@comptoir/storage';
import mongoose from 'mongoose';

/** What the machine read of an invoice, apart from the invoice so that lists need not carry it. */
export type ReadingRow = Omit<Reading, 'lines' | 'vat'> & { readonly _id: string; readonly run: number };

const readingSchema = new mongoose.Schema<ReadingRow>(
  {
    _id: String,
    run: Number,
    route: String,
    level: String,
    fields: Object,
    findings: [Object],
    pages: Number,
    parts: { type: [Object], default: undefined },
    durationMs: Number,
  },
  { versionKey: false, minimize: false },
);

export const readingModel = (database: Database): mongoose.Model<ReadingRow> =>
  modelOf<ReadingRow>(database, 'invoice_readings', readingSchema);
