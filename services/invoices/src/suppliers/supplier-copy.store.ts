import type { EventOf } from '@comptoir/contracts';
import { createProjection } from '@comptoir/event-bus';
import { type Database, modelOf, type Session } from '@comptoir/storage';
import mongoose from 'mongoose';
import { normalIdentifier, vatKeysOf } from '../invoice/identifiers.ts';
import type { SupplierFacts } from '../invoice/rules.ts';

/** What this service keeps of a supplier, fed by the suppliers service's events; not a list anybody is shown. */
type Row = {
  _id: string;
  sequence: number;
  isDeleted: boolean;
  code: string;
  name: string;
  currency: string;
  nameKey: string;
  vatNumber?: string | null;
  iban?: string | null;
  vatKey?: string | null;
  ibanKey?: string | null;
  siren?: string | null;
  bankChange?: { requestId: string; at: Date; acceptedBy: string } | null;
};
/** That somebody else than who accepted a bank change recorded a payment since; beside the copy, which may be rebuilt. */
type PaidRow = { _id: string };

const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    sequence: Number,
    isDeleted: Boolean,
    code: String,
    name: String,
    currency: String,
    nameKey: String,
    vatNumber: String,
    iban: String,
    vatKey: String,
    ibanKey: String,
    siren: String,
    bankChange: { type: { requestId: String, at: Date, acceptedBy: String }, _id: false, default: undefined },
  },
  { versionKey: false },
);
const paidSchema = new mongoose.Schema<PaidRow>({ _id: String }, { versionKey: false });
for (const key of ['vatKey', 'ibanKey', 'siren', 'nameKey', 'code'] as const) schema.index({ [key]: 1 });

/** A supplier as a decision needs it, and the currency its totals are shown in. */
export type CopiedSupplier = SupplierFacts & { readonly currency: string };

export type SupplierCopy = ReturnType<typeof createSupplierCopy>;

const MOST_ALIKE = 20;

export function createSupplierCopy(database: Database) {
  const projection = createProjection<Row>(database, {
    name: 'suppliers',
    collection: 'supplier_copies',
    schema,
    from: {
      SupplierChanged: ({ data }) => ({ isDeleted: false, ...rowOf(data) }),
      SupplierDeleted: () => ({ isDeleted: true }),
    },
    gone: { isDeleted: true },
  });
  const { model } = projection;
  const paid = modelOf<PaidRow>(database, 'paid_bank_changes', paidSchema);

  async function find(
    session: Session | undefined,
    filter: Record<string, unknown>,
    most = MOST_ALIKE,
  ): Promise<Row[]> {
    const query = model
      .find({ ...filter, isDeleted: false })
      .limit(most)
      .lean<Row[]>();
    return session ? query.session(session) : query;
  }

  return {
    projection,

    /** The supplier on file, or undefined for one that is unknown or deleted. */
    async get(id: string | undefined, session?: Session): Promise<CopiedSupplier | undefined> {
      if (id === undefined) return undefined;
      const [row] = await find(session, { _id: id });
      if (!row) return undefined;
      const { bankChange } = row;
      if (!bankChange) return factsOf(row);
      const isPaidSince = (await paid.exists({ _id: bankChange.requestId }).session(session ?? null)) !== null;
      return { ...factsOf(row), bankChange: { ...bankChange, isPaidSince } };
    },

    /** Notes that a payment was recorded since a bank change, by another person than who accepted it. */
    async notePaid(session: Session, requestId: string): Promise<void> {
      await paid.updateOne({ _id: requestId }, { $setOnInsert: { _id: requestId } }, { session, upsert: true });
    },

    async byVatNumber(vatNumber: string | undefined, session?: Session): Promise<CopiedSupplier[]> {
      const keys = vatKeysOf(vatNumber ?? '').filter((key) => key !== '');
      return keys.length === 0 ? [] : (await find(session, { vatKey: { $in: keys } })).map(factsOf);
    },

    async byIban(iban: string | undefined, session?: Session): Promise<CopiedSupplier[]> {
      const key = normalIdentifier(iban ?? '');
      return key === '' ? [] : (await find(session, { ibanKey: key })).map(factsOf);
    },

    async byName(name: string | undefined, session?: Session): Promise<CopiedSupplier[]> {
      const key = nameKeyOf(name ?? '');
      return key === '' ? [] : (await find(session, { nameKey: key })).map(factsOf);
    },

    /** Ids of other records of the same company: they share SIREN, VAT number or IBAN. */
    async relatedTo(id: string | undefined, session?: Session): Promise<string[]> {
      const [row] = id === undefined ? [] : await find(session, { _id: id });
      if (!row) return [];
      const shared = (['siren', 'vatKey', 'ibanKey'] as const).filter((key) => row[key]);
      if (shared.length === 0) return [];
      const found = await find(
        undefined,
        { $or: shared.map((key) => ({ [key]: row[key] })) },
        shared.length * MOST_ALIKE,
      );
      return found.map(({ _id }) => _id).filter((other) => other !== row._id);
    },

    /** Takes what SupplierChanged says, unless it is older than what is kept. Answers whether a known name or code changed. */
    async change(session: Session, event: EventOf<'SupplierChanged'>): Promise<{ readonly isRenamed: boolean }> {
      const { subject: id, data } = event;
      const [before] = await find(session, { _id: id });
      const isTaken = await projection.apply(session, event);
      return { isRenamed: isTaken && before !== undefined && (before.name !== data.name || before.code !== data.code) };
    },

    async delete(session: Session, event: EventOf<'SupplierDeleted'>): Promise<void> {
      await projection.apply(session, event);
    },
  };
}

function rowOf(data: EventOf<'SupplierChanged'>['data']): Omit<Row, '_id' | 'sequence' | 'isDeleted'> {
  const { code, name, currency, vatNumber, iban, siret, bankChange } = data;
  return {
    code,
    name,
    currency,
    nameKey: nameKeyOf(name),
    vatNumber,
    iban,
    vatKey: vatNumber ? normalIdentifier(vatNumber) : null,
    ibanKey: iban ? normalIdentifier(iban) : null,
    siren: siret ? siret.replace(/\D/g, '').slice(0, 9) : null,
    bankChange: bankChange
      ? { requestId: bankChange.requestId, at: new Date(bankChange.at), acceptedBy: bankChange.acceptedBy.id }
      : null,
  };
}

function factsOf({ _id, code, name, currency, vatNumber, iban }: Row): CopiedSupplier {
  return { id: _id, code, name, currency, ...(vatNumber && { vatNumber }), ...(iban && { iban }) };
}

/** A company's name as two spellings of it are compared: letters and figures, without accents, case and legal form. */
function nameKeyOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word !== '' && !LEGAL_FORMS.has(word)).join(' ');
}

const LEGAL_FORMS = new Set(['sarl', 'eurl', 'sa', 'snc', 'sas', 'sasu', 'gmbh', 'ag', 'ltd', 'sl', 'srl', 'bv', 'nv']);
