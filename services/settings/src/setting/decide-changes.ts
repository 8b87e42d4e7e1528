import {
  type FieldProblemCode,
  type ProblemCode,
  type ProblemParams,
  type SettingChanges,
  type SettingDefinition,
  STEP_UP_MINUTES,
  settingDefinition,
} from '@comptoir/contracts';

/** A setting as it stands: its value, and how often it was changed. */
export type SettingState = { readonly value: string; readonly version: number };

export type SettingChange = {
  readonly code: string;
  readonly value: string;
  readonly previous: string;
  /** The setting's version after this change. */
  readonly version: number;
};

export type Decision =
  | { readonly changes: readonly SettingChange[] }
  | {
      readonly refusal: ProblemCode;
      readonly params: ProblemParams;
      readonly fields: ReadonlyArray<{ readonly field: string; readonly code: FieldProblemCode }>;
    };

/**
 * What a save changes: all of it or, with the first thing wrong, nothing. Entries that say what already stands
 * (AMOUNT_TOLERANCE and INVOICE_MAXIMUM_SIZE always come along, specification 001 §5) change nothing.
 * Turning DUAL_CONTROL or ADMIN_SECOND_FACTOR off takes a fresh sign-in.
 * @param authenticatedAt when the admin last signed in, in seconds since the epoch
 * @param mayBeEmpty for one supplier's own settings: an empty value takes its own away
 */
export function decideChanges(
  module: string,
  wanted: SettingChanges,
  current: ReadonlyMap<string, SettingState>,
  { authenticatedAt, now, mayBeEmpty = false }: { authenticatedAt: number; now: Date; mayBeEmpty?: boolean },
): Decision {
  const changes: SettingChange[] = [];
  const wrong: Array<{ field: string; code: FieldProblemCode; expected: string }> = [];
  const seen = new Set<string>();

  for (const { code, value: given } of wanted) {
    const definition = settingDefinition(module, code);
    const state = current.get(code);
    if (!definition || !state) return { refusal: 'setting.unknown', params: { code }, fields: [] };
    const text = String(given).trim();
    const value = mayBeEmpty && text === '' ? '' : canonical(definition, text);
    if (value === undefined || seen.has(code))
      wrong.push({ field: code, code: 'not_valid', expected: expectation(definition) });
    else if (value !== state.value) changes.push({ code, value, previous: state.value, version: state.version + 1 });
    seen.add(code);
  }
  const [first] = wrong;
  if (first) {
    const fields = wrong.map(({ field, code }) => ({ field, code }));
    return { refusal: 'setting.value', params: { code: first.field, expected: first.expected }, fields };
  }
  const loosens = changes.some(({ code, value }) => GUARDS.has(code) && value === '0');
  if (loosens && now.getTime() / 1000 - authenticatedAt > STEP_UP_MINUTES * 60) {
    return { refusal: 'stepUp.required', params: { minutes: STEP_UP_MINUTES }, fields: [] };
  }
  return { changes };
}

/** What protects the portal from its own people, an administrator whose session was left open among them. */
const GUARDS = new Set(['DUAL_CONTROL', 'ADMIN_SECOND_FACTOR']);

/** The one way a value is written, so that `2`, `2.0` and `02` are no change of one another; undefined if not valid. */
function canonical(definition: SettingDefinition, text: string): string | undefined {
  if (definition.kind === 'switch') return text === '0' || text === '1' ? text : undefined;
  if (definition.kind === 'choices') return chosen(definition.options, text);
  if (text === '' && definition.optional) return '';
  const [, whole = '', fraction = ''] = /^([0-9]{1,12})(?:\.([0-9]{1,6}))?$/.exec(text) ?? [];
  if (whole === '') return undefined;
  const decimals = fraction.replace(/0+$/, '');
  const number = Number(text);
  if (decimals.length > definition.decimals || number < definition.min || number > definition.max) return undefined;
  return whole.replace(/^0+(?=\d)/, '') + (decimals && `.${decimals}`);
}

/** The words of a list, each once and in the list's order; undefined where one is not of it, or none is left. */
function chosen(options: readonly string[], text: string): string | undefined {
  const words = new Set(text.split(/\s+/).filter((word) => word !== ''));
  const known = options.filter((option) => words.has(option));
  return known.length > 0 && known.length === words.size ? known.join(' ') : undefined;
}

/** What a value may be, in signs that need no translation. */
function expectation(definition: SettingDefinition): string {
  if (definition.kind === 'switch') return '0 | 1';
  if (definition.kind === 'choices') return definition.options.join(' ');
  const { min, max, decimals, optional } = definition;
  const step = decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`;
  return `${optional ? '∅ | ' : ''}${min} … ${max} (± ${step})`;
}
