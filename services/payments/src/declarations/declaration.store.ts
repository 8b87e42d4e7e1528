import type { Scope } from '@comptoir/contracts';
import { type Database, modelOf } from '@comptoir/storage';
import mongoose from 'mongoose';
import { indexTab, listTab, TAB_FIELDS, type TabQuery, type TabRow, tabPageQuery } from '../document-tab.store.ts';

/** The gross turnover of a place and a month, as its supplier declared it (DeclarationCA). */
export type Declaration = TabRow;

/** The tab's columns by the specification's names, and the field each is sorted by. */
export const DECLARATION_COLUMNS = {
  mois: 'month',
  annee: 'month',
  codeLieu: 'codeLieu',
  nomLieu: 'nomLieu',
  ca: 'turnover',
} as const;

export type DeclarationStore = ReturnType<typeof createDeclarationStore>;

/** Turnover declarations, by supplier. */
export function createDeclarationStore(database: Database) {
  const model = modelOf<Declaration>(database, 'declarations', schema);
  return {
    pageQuery: (query: TabQuery) => tabPageQuery(model, query),
    list: (scope: Scope, query: TabQuery) => listTab(scope, model, query),
  };
}

const schema = new mongoose.Schema<Declaration>(TAB_FIELDS, { versionKey: false });
indexTab(schema, Object.values(DECLARATION_COLUMNS));
