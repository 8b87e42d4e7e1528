import { type Static, Type } from 'typebox';
import { literals, SpecificationListQuery } from './common.ts';

/** Order statuses (specification 000 §4): the further of what was delivered and what was billed. */
export const ORDER_STATUSES = ['VALIDATED', 'PARTIALLY_DELIVERED', 'DELIVERED', 'PARTIALLY_BILLED', 'BILLED'] as const;

/** A row of `GET /api/order` (specification 000 §3, Order). */
export const OrderRow = Type.Object({
  id: Type.String(),
  supplierId: Type.String(),
  orderNo: Type.String(),
  /** YYYY-MM-DD. */
  orderDate: Type.String(),
  orderType: Type.Optional(Type.String()),
  currency: Type.String(),
  deliveryMethod: Type.Optional(Type.String()),
  paymentTerms: Type.Optional(Type.String()),
  numberOfArticle: Type.Integer(),
  status: literals(ORDER_STATUSES),
  open: Type.Boolean(),
});
export type OrderRow = Static<typeof OrderRow>;

export const OrderListQuery = Type.Object({
  ...SpecificationListQuery,
  search: Type.Optional(Type.String({ maxLength: 100 })),
  status: Type.Optional(literals(ORDER_STATUSES)),
});
