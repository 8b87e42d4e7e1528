import { type Database, modelOf } from '@comptoir/storage';
import mongoose from 'mongoose';
import type { HistoryLine } from './history.ts';

/** A line of the history as it is kept: `version` is the invoice's after it. */
export type HistoryRow = HistoryLine & { readonly _id: string; readonly invoiceId: string; readonly version: number };

const historySchema = new mongoose.Schema<HistoryRow>(
  {
    _id: String,
    invoiceId: String,
    version: Number,
    at: Date,
    by: Object,
    action: String,
    from: String,
    to: String,
    reason: String,
    details: String,
    links: { type: [Object], default: undefined },
    changes: [Object],
  },
  { versionKey: false, minimize: false },
);
historySchema.index({ invoiceId: 1, version: 1, _id: 1 });

export const historyModel = (database: Database): mongoose.Model<HistoryRow> =>
  modelOf<HistoryRow>(database, 'invoice_history', historySchema);
