import type { InvoiceCommandName, InvoiceCommandState } from '@comptoir/contracts';

/** Refusals that mean a command is not for this state, role or firm at all: its button is not shown. */
const NOT_FOR_HERE = ['invoice.transition', 'access.denied', 'feature.off', 'invoice.splitOnlyPdf'];

/** The order buttons stand in; what brings the invoice on comes first. */
const ORDER = [
  'verify',
  'enter',
  'control',
  'pay',
  'keep',
  'close',
  'discard',
  'reject',
  'sendBack',
  'reverse',
  'relaunch',
  'split',
  'cancel',
  'delete',
] as const satisfies readonly InvoiceCommandName[];
export type StaffCommand = (typeof ORDER)[number];

export interface ShownCommand {
  readonly name: StaffCommand;
  /** Why it is refused now, in the server's words; absent where it may be given. */
  readonly reason?: string;
}

/** The commands to show: what may be given, and what would be but for this person or a circumstance, with the reason. */
export function shownCommands(commands: Readonly<Record<string, InvoiceCommandState>>): readonly ShownCommand[] {
  return ORDER.flatMap((name): ShownCommand[] => {
    const state = commands[name];
    if (!state || (!state.allowed && NOT_FOR_HERE.includes(state.code ?? ''))) return [];
    return [{ name, ...(state.allowed ? {} : { reason: state.reason ?? '' }) }];
  });
}

/** What brings an invoice on its way. The others undo, refuse or end it: never what a screen suggests. */
const ONWARD: readonly StaffCommand[] = ['verify', 'enter', 'control', 'pay', 'keep', 'close'];

/** The command a screen suggests, by its main button and the key for it; none where nothing is left to do. */
export function mainCommand(commands: readonly ShownCommand[]): StaffCommand | undefined {
  const first = commands[0]?.name;
  return first !== undefined && ONWARD.includes(first) ? first : undefined;
}

/** How many stand as buttons; the rest go under 'more'. */
export const BUTTONS = 3;
