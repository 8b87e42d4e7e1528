import type { Scope } from '@comptoir/contracts';
import { type Database, modelOf } from '@comptoir/storage';
import mongoose from 'mongoose';
import { indexTab, listTab, TAB_FIELDS, type TabQuery, type TabRow, tabPageQuery } from '../document-tab.store.ts';

/** What a place owes for a month (redevance, commission). */
export interface LicenceFee extends TabRow {
  readonly invoiceNumber?: string;
  readonly rebateInvoiceNumber?: string;
  readonly total: number;
  readonly companyCode: string;
  readonly documentId?: string;
}

/** The tab's columns by the specification's names, and the field each is sorted by. */
export const LICENCE_FEE_COLUMNS = {
  mois: 'month',
  annee: 'month',
  numFacture: 'invoiceNumber',
  numFactRfa: 'rebateInvoiceNumber',
  codeLieu: 'codeLieu',
  nomLieu: 'nomLieu',
  ca: 'turnover',
  totalRed: 'total',
  codeSociete: 'companyCode',
} as const;

export type LicenceFeeStore = ReturnType<typeof createLicenceFeeStore>;

/** Licence fees, by supplier. */
export function createLicenceFeeStore(database: Database) {
  const model = modelOf<LicenceFee>(database, 'licence_fees', schema);
  return {
    pageQuery: (query: TabQuery) => tabPageQuery(model, query),
    list: (scope: Scope, query: TabQuery) => listTab(scope, model, query),
  };
}

const schema = new mongoose.Schema<LicenceFee>(
  {
    ...TAB_FIELDS,
    invoiceNumber: String,
    rebateInvoiceNumber: String,
    total: Number,
    companyCode: String,
    documentId: String,
  },
  { versionKey: false },
);
indexTab(schema, Object.values(LICENCE_FEE_COLUMNS));
