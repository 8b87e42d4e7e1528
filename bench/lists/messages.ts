import { systemClock } from '@comptoir/service-kit';
import { DEMO_SUPPLIER_IDS } from '../../standalone/src/demo/accounts.ts';
import { invoiceAt, seedMessages } from './seed-messages.ts';
import type { Asker, Question, Subject } from './subject.ts';

const { atelier } = DEMO_SUPPLIER_IDS;
const PAGE = 50;

const page = (as: Asker, name: string, query: Readonly<Record<string, string>>): Question => ({
  name: `${name}, ${as}`,
  as,
  path: () => `/api/message/history?${new URLSearchParams({ supplierId: atelier, pageSize: String(PAGE), ...query })}`,
});

/** A long thread among many, as both sides open it, and what waits for somebody over all threads. */
export const messages: Subject = {
  name: 'messages',
  service: 'messaging',
  collection: 'messages',
  sizes: [1_000, 100_000],
  atMost: 1.5,
  seed: async (open, count) => seedMessages(await open('messaging'), count, atelier, systemClock.now()),
  questions: (['agent', 'supplier'] as const).flatMap((as) => [
    page(as, 'last comments of the longest thread', {}),
    page(as, 'the page before', { pageNo: '1' }),
    page(as, 'what is about one invoice', { invoiceId: invoiceAt(7) }),
    {
      name: `what is unread, ${as}`,
      as,
      path: () => '/api/v1/messages/unread',
      reads: { service: 'messaging', collection: 'conversations' },
    },
  ]),
};
