import { type Static, Type } from 'typebox';

/** A setting as the specification lists it (001 §3). */
export const SettingEntry = Type.Object({
  code: Type.String({ maxLength: 80 }),
  value: Type.String({ maxLength: 200 }),
});
export type SettingEntry = Static<typeof SettingEntry>;

/** `PUT /api/admin/setting/{module}`: the changed entries; numbers are taken as numbers or text. */
export const SettingChanges = Type.Array(
  Type.Object({
    code: Type.String({ maxLength: 80 }),
    value: Type.Union([Type.String({ maxLength: 200 }), Type.Number()]),
    changed: Type.Optional(Type.Boolean()),
  }),
  { maxItems: 200 },
);
export type SettingChanges = Static<typeof SettingChanges>;

export const AuditEntry = Type.Object({
  id: Type.String(),
  at: Type.String(),
  by: Type.Object({ id: Type.String(), name: Type.String() }),
  action: Type.String(),
  subject: Type.String(),
  before: Type.Optional(Type.String()),
  after: Type.Optional(Type.String()),
});
export type AuditEntry = Static<typeof AuditEntry>;

/** What `/api/v1/audit` can be narrowed to: what was changed (`invoice/DUAL_CONTROL`), or who did it. */
export const AuditFilter = Type.Object({
  subject: Type.Optional(Type.String({ maxLength: 120 })),
  by: Type.Optional(Type.String({ maxLength: 60 })),
});

/** How old a sign-in may be, in minutes, for what asks who you are again. */
export const STEP_UP_MINUTES = 5;
