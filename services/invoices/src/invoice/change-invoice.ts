import { type Caller, SCOPE_ALL, type Scope } from '@comptoir/contracts';
import { type Clock, Problem } from '@comptoir/service-kit';
import type { Database, Session } from '@comptoir/storage';
import type { Command } from './commands.ts';
import type { Chain, InvoiceStore } from './invoice.store.ts';
import { decide } from './invoice.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { refuseStale } from './refuse-stale.ts';
import type { Invoice } from './state.ts';

/** Which invoice a person means, and the version that their form was filled from; without one, whatever it is now. */
export type Target = {
  readonly id: string;
  readonly version?: number;
  readonly by: Caller;
  readonly scope: Scope;
  readonly chain: Chain;
};

export type ChangeInvoice = ReturnType<typeof createChangeInvoice>;

/** The frame of every command: load, decide, save, in one transaction. */
export function createChangeInvoice({
  database,
  store,
  clock,
}: {
  database: Database;
  store: InvoiceStore;
  clock: Clock;
}) {
  /** Decides and saves in a transaction of the caller's. @throws Problem for a refusal */
  async function inTransaction(
    session: Session,
    invoice: Invoice | undefined,
    command: Command,
    chain: Chain,
  ): Promise<Invoice> {
    const outcome = decide(invoice, command, clock.now());
    if (isRefusal(outcome)) throw problemOf(outcome);
    return store.save(session, invoice, outcome, chain);
  }

  /** @throws Problem not.found, version.stale with who changed what, unless `stands` says that an older version will do */
  async function look(
    target: Target,
    stands: (invoice: Invoice) => boolean = () => false,
    session?: Session,
  ): Promise<Invoice> {
    const invoice = await store.load(target.scope, target.id, session);
    if (!invoice) throw new Problem('not.found');
    if (target.version !== undefined && target.version !== invoice.version && !stands(invoice)) {
      const since = await store.historyOf(SCOPE_ALL, target.id, { after: target.version, ...(session && { session }) });
      throw refuseStale(since ?? [], target.by);
    }
    return invoice;
  }

  return {
    look,
    inTransaction,

    /** The same, where a refusal is no fault: answers the invoice as it was. */
    async ifAllowed(session: Session, invoice: Invoice, command: Command, chain: Chain): Promise<Invoice> {
      const outcome = decide(invoice, command, clock.now());
      return isRefusal(outcome) ? invoice : store.save(session, invoice, outcome, chain);
    },

    /**
     * A person's command on an invoice in their scope, and what else it does in the same transaction.
     * @throws Problem not.found, version.stale (with who changed what), or what the decision refuses
     */
    async byPerson(
      target: Target,
      ask: (invoice: Invoice, session: Session) => Promise<Command>,
      andThen: (invoice: Invoice, session: Session) => Promise<void> = async () => undefined,
    ): Promise<Invoice> {
      return database.withTransaction(async (session) => {
        const invoice = await look(target, undefined, session);
        const after = await inTransaction(session, invoice, await ask(invoice, session), target.chain);
        await andThen(after, session);
        return after;
      });
    },
  };
}

export const problemOf = ({ refused, params, fields }: Refusal): Problem => new Problem(refused, params, fields);
