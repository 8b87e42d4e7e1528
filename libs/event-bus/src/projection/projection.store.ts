import type { EventEnvelope, EventOf, EventType } from '@comptoir/contracts';
import { type Database, modelOf, type Session } from '@comptoir/storage';
import type mongoose from 'mongoose';
import { applyLatest } from './apply-latest.store.ts';
import { openRebuilds } from './rebuild.store.ts';

/** What an event says of the row of its subject: the fields it sets. */
type FieldsFrom = { readonly [T in EventType]?: (event: EventOf<T>) => Readonly<Record<string, unknown>> };

export type ProjectionOptions<Row> = {
  /** The copy's name within its service: `npm run rebuild -- service.name`. */
  readonly name: string;
  readonly collection: string;
  readonly schema: mongoose.Schema<Row>;
  readonly from: FieldsFrom;
  /** Tells rows of subjects that are gone: their owner has no state to tell again, so a rebuild keeps them. */
  readonly gone?: Readonly<Record<string, unknown>>;
};

type Change = {
  readonly id: string;
  readonly sequence: number;
  readonly fields: Readonly<Record<string, unknown>>;
};

/** A service's copy of another's data: a row a subject, at the latest sequence heard of. */
export type Projection<Row> = {
  readonly name: string;
  /** For reads. A rebuild swaps what is behind it; it is never empty meanwhile. */
  readonly model: mongoose.Model<Row>;
  readonly gone: Readonly<Record<string, unknown>> | undefined;
  /** Takes what an event says, unless as new or newer is kept. Answers whether it did. */
  apply(session: Session, event: EventEnvelope): Promise<boolean>;
  /** The same, of a change that was read from an event already. */
  write(session: Session, change: Change): Promise<boolean>;
  /** Takes what a snapshot says into the copy being built. */
  applySnapshot(session: Session, event: EventEnvelope): Promise<void>;
};

/** What operations need of a projection, whatever its rows. */
export type AnyProjection = Pick<Projection<unknown>, 'name' | 'gone' | 'applySnapshot'> & {
  readonly model: { readonly collection: { readonly name: string }; readonly schema: mongoose.Schema };
};

/** Where the copy is built that will take the place of `collection`. */
export const shadowOf = (collection: string): string => `${collection}_rebuilt`;

export function createProjection<Row>(database: Database, options: ProjectionOptions<Row>): Projection<Row> {
  const { name, collection, schema, from, gone } = options;
  const model = modelOf<Row>(database, collection, schema);
  const shadow = database.connection.collection<mongoose.mongo.Document>(shadowOf(collection));
  const rebuilds = openRebuilds(database);

  const changeOf = (event: EventEnvelope): Change => {
    const fieldsOf = from[event.type as EventType] as ((event: EventEnvelope) => Record<string, unknown>) | undefined;
    if (!fieldsOf) throw new Error(`${name} takes nothing from ${event.type}`);
    return { id: event.subject, sequence: event.sequence, fields: fieldsOf(event) };
  };

  async function write(session: Session, change: Change): Promise<boolean> {
    const taken = await applyLatest(model.collection, session, change);
    // What happens while the copy is built belongs in both: its owner's snapshot may have been taken before it.
    if (await rebuilds.isBuilding(session, name)) await applyLatest(shadow, session, change);
    return taken;
  }

  return {
    name,
    model,
    gone,
    write,
    apply: (session, event) => write(session, changeOf(event)),
    async applySnapshot(session, event) {
      await applyLatest(shadow, session, changeOf(event));
    },
  };
}
