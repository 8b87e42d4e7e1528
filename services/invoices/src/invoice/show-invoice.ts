import { type Caller, type HistoryEntry, type InvoiceDetail, type Language, scopeOf } from '@comptoir/contracts';
import { type Clock, Problem } from '@comptoir/service-kit';
import type { SupplierCopy } from '../suppliers/supplier-copy.store.ts';
import type { InvoiceStore } from './invoice.store.ts';
import type { ExtractionDemands } from './judge-level.ts';
import { presentDetail, presentHistory } from './present-invoice.ts';
import type { Rules } from './rules.ts';
import type { Invoice } from './state.ts';

type Parts = {
  store: InvoiceStore;
  suppliers: SupplierCopy;
  rules: () => Rules;
  demands: (supplierId?: string) => ExtractionDemands;
  clock: Clock;
};

/** One invoice and its history as a caller is shown them. @throws Problem not.found for one that is not in scope */
export function createShowInvoice({ store, suppliers, rules, demands, clock }: Parts) {
  async function detail(invoice: Invoice, by: Caller, language: Language): Promise<InvoiceDetail> {
    const [reading, supplier] = await Promise.all([
      store.readingOf(scopeOf(by), invoice.id),
      suppliers.get(invoice.content.supplierId),
    ]);
    const { certainty } = demands(invoice.content.supplierId);
    const about = { by, rules: rules(), certainty, now: clock.now(), ...(supplier && { supplier }) };
    return presentDetail(invoice, reading, about, language);
  }

  async function load(id: string, by: Caller): Promise<Invoice> {
    const invoice = await store.load(scopeOf(by), id);
    if (!invoice) throw new Problem('not.found');
    return invoice;
  }

  return {
    load,
    detail,
    byId: async (id: string, by: Caller, language: Language): Promise<InvoiceDetail> =>
      detail(await load(id, by), by, language),
    async history(id: string, by: Caller): Promise<HistoryEntry[]> {
      const rows = await store.historyOf(scopeOf(by), id);
      if (!rows) throw new Problem('not.found');
      return presentHistory(rows, by);
    },
  };
}

export type ShowInvoice = ReturnType<typeof createShowInvoice>;
