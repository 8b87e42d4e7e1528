import { type Static, Type } from 'typebox';

/** A setting as the specification lists it (001 §3). */
export const SettingEntry = Type.Object({
  code: Type.String({ maxLength: 80 }),
  value: Type.String({ maxLength: 400 }),
});
export type SettingEntry = Static<typeof SettingEntry>;

/** `PUT /api/admin/setting/{module}`: the changed entries; numbers are taken as numbers or text. */
export const SettingChanges = Type.Array(
  Type.Object({
    code: Type.String({ maxLength: 80 }),
    value: Type.Union([Type.String({ maxLength: 400 }), Type.Number()]),
    changed: Type.Optional(Type.Boolean()),
  }),
  { maxItems: 200 },
);
export type SettingChanges = Static<typeof SettingChanges>;

/** How old a sign-in may be, in minutes, for what asks who you are again. */
export const STEP_UP_MINUTES = 5;
