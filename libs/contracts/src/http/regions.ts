import { type Static, Type } from 'typebox';
import { Box } from '../reading.ts';
import { literals } from './common.ts';

/** What the field that is being filled holds: what a value drawn on the page is read as. */
export const VALUE_KINDS = ['amount', 'number', 'date', 'currency', 'code', 'compact', 'text'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

/** `POST /api/v1/extraction/invoices/{id}/region`: what was drawn around on a page. */
export const RegionAsked = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 500 }),
  box: Box,
  kind: literals(VALUE_KINDS),
});
export type RegionAsked = Static<typeof RegionAsked>;

/** What stands there; without a value where the words hold none of that kind. */
export const RegionRead = Type.Object({
  text: Type.String({ maxLength: 500 }),
  value: Type.Optional(Type.String({ maxLength: 500 })),
  confidence: Type.Number({ minimum: 0, maximum: 1 }),
  source: literals(['text', 'ocr'] as const),
  page: Type.Integer({ minimum: 1 }),
  /** Around the words that were found; what was drawn, where there are none. */
  box: Box,
});
export type RegionRead = Static<typeof RegionRead>;
