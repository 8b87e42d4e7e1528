import { type DemoRole, demoAccount } from '../../standalone/e2e/demo-account.ts';
import { showInvoice } from '../../standalone/e2e/invoices.ts';
import { listenLive } from '../../standalone/e2e/live-changes.ts';
import { type Session, signIn } from '../../standalone/e2e/session.ts';
import type { People } from './live-invoice.ts';

/** Signs four people in; the verifier's browser listens, and nobody polls. */
export async function signInPeople(url: string): Promise<People & { close(): Promise<void> }> {
  const as = (role: DemoRole): Promise<Session> => signIn(url, demoAccount(role));
  const [supplier, verifier, controller, payer] = [
    await as('atelier'),
    await as('alice'),
    await as('bruno'),
    await as('claire'),
  ];
  const read = new Map<string, PromiseWithResolvers<string>>();
  const readingOf = (documentId: string): PromiseWithResolvers<string> => {
    const known = read.get(documentId) ?? Promise.withResolvers<string>();
    read.set(documentId, known);
    return known;
  };
  const live = await listenLive(verifier, ({ type, subject }) => {
    if (type !== 'InvoiceRead') return;
    showInvoice(verifier, subject).then(
      ({ documentId }) => readingOf(documentId).resolve(subject),
      (error: unknown) => console.error(error),
    );
  });
  return {
    ...{ supplier, verifier, controller, payer },
    untilRead: (documentId) => readingOf(documentId).promise,
    close: () => live.close(),
  };
}
