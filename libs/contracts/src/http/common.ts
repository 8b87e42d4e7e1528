import { type TEnum, type TSchema, Type } from 'typebox';

/** One of some strings, for the constant lists of this room. */
export const literals = <const T extends readonly string[]>(values: T): TEnum<[...T]> =>
  Type.Enum(values) as TEnum<[...T]>;

/** UUID in its text form. */
export const Id = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
});
export const IdParams = Type.Object({ id: Id });

/** A calendar day, YYYY-MM-DD: no time zone ever moves it. */
export const Day = Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' });
/** An instant, ISO 8601 in UTC. */
export const Instant = Type.String({ maxLength: 30 });
/** An amount in units of its currency, as a decimal string: `-1234.50`. */
export const Amount = Type.String({ pattern: '^-?[0-9]{1,15}(\\.[0-9]{1,6})?$' });
/** ISO 4217. */
export const Currency = Type.String({ pattern: '^[A-Z]{3}$' });

/** The specification's list answer (001 §3). `atLeast` says that totalElements is where counting stopped. */
export const Content = <T extends TSchema>(row: T) =>
  Type.Object({ content: Type.Array(row), totalElements: Type.Integer(), atLeast: Type.Optional(Type.Boolean()) });

/** The specification's single answer: `{"data": true}`. */
export const Data = <T extends TSchema>(data: T) => Type.Object({ data });

/** The specification's list query (000 §3, list filter state). */
export const SpecificationListQuery = {
  pageNo: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000, default: 0 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10 })),
  sortBy: Type.Optional(Type.String({ maxLength: 60 })),
};

/**
 * The ra-data-simple-rest list query: `sort=["issueDate","DESC"]`, `range=[0,24]`, `filter={...}`, each JSON in a string.
 * `cursor` (ours) is the opaque position that the answer's X-Next-Cursor / X-Previous-Cursor gave.
 * Totals come as `Content-Range: invoices 0-24/1234`, with `X-Total-At-Least: true` where counting stopped at 10,000.
 */
export const RestListQuery = Type.Object({
  sort: Type.Optional(Type.String({ maxLength: 200 })),
  range: Type.Optional(Type.String({ maxLength: 60 })),
  filter: Type.Optional(Type.String({ maxLength: 4000 })),
  cursor: Type.Optional(Type.String({ maxLength: 1000 })),
});
export const HEADER_NEXT_CURSOR = 'x-next-cursor';
export const HEADER_PREVIOUS_CURSOR = 'x-previous-cursor';
export const HEADER_TOTAL_AT_LEAST = 'x-total-at-least';

/** Who did something, for histories. */
export const Actor = Type.Object({
  id: Type.String(),
  name: Type.String(),
  kind: literals(['user', 'service'] as const),
});
