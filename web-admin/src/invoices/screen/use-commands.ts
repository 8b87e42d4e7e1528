import type { InvoiceDetail } from '@comptoir/contracts';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { asksFirst } from '../commands/command-dialogs.tsx';
import type { StaffCommand } from '../commands/shown-commands.ts';
import type { AmountsCheck } from '../form/check-amounts.ts';
import { contentOf } from '../form/invoice-form.ts';
import { placedInForm, standingProblems } from '../form/problems.ts';
import { goesAhead } from '../sending/goes-ahead.ts';
import type { Sending } from '../sending/sendings.ts';
import { type Giving, MOVES_ON, useGiving } from './use-giving.ts';
import type { InvoiceFormState } from './use-invoice-form.ts';

interface CommandsParts {
  readonly detail: InvoiceDetail;
  /** The invoice that follows. */
  readonly next: string | undefined;
  /** What was given to it before and is not taken yet. */
  readonly sending: Sending | undefined;
  readonly sheet: InvoiceFormState;
  readonly check: AmountsCheck;
  /** Something that was drawn is still to fill a field. */
  readonly isReading: boolean;
  /** Takes the person to what is wrong. */
  readonly goTo: (place: string | undefined) => void;
}

export interface Commands extends Pick<Giving, 'busy' | 'refusal' | 'forget' | 'letGo'> {
  /** The command whose dialog is open. */
  readonly asking: StaffCommand | undefined;
  /** Gives a command, or opens the dialog of what it needs to know. */
  ask(command: StaffCommand): void;
  cancel(): void;
  give(command: StaffCommand, body: Readonly<Record<string, unknown>>): Promise<void>;
  /** What is still wrong with the form, by place, worded. */
  readonly problems: Readonly<Record<string, string>>;
}

/** From a button or a key to what came of the command: asked about where it must be, given, taken or refused. */
export function useCommands({ detail, next, sending, sheet, check, isReading, goTo }: CommandsParts): Commands {
  const t = useText();
  const notify = useNotify();
  const giving = useGiving(detail, next, sending);
  const [asking, setAsking] = useState<StaffCommand>();
  const { form, version } = sheet;
  const [wrong, setWrong] = useState<readonly string[]>([]);
  /** The form that was given last: what was found wrong is of it. */
  const [about, setAbout] = useState(form);

  async function give(command: StaffCommand, body: Readonly<Record<string, unknown>>): Promise<void> {
    setWrong([]);
    setAbout(form);
    if (await giving.give(command, version, body, goesAhead(command, form, check))) {
      // What a dialog was told stays in it until it was taken.
      setAsking(undefined);
      // What was typed into an invoice that is not to be verified any more is of no use.
      if (MOVES_ON.includes(command)) sheet.reload(false);
    }
  }

  async function giveContent(command: 'verify' | 'enter'): Promise<void> {
    if (isReading) {
      // What it comes to has not been looked at yet.
      notify(t('screen.reread.wait'), { type: 'info' });
      return;
    }
    const read = contentOf(form);
    setWrong(read.ok ? [] : read.wrong);
    setAbout(form);
    if (!read.ok) {
      goTo(read.wrong[0]);
      return;
    }
    const taken = await giving.give(command, version, { content: read.content }, goesAhead(command, form, check));
    // Taken, what was sent is the invoice's; what was typed since is not.
    if (taken) sheet.settle(form, taken.after);
  }

  return {
    ...giving,
    asking,
    ask(command) {
      if (command === 'verify' || command === 'enter') void giveContent(command);
      else if (!asksFirst(command)) void give(command, {});
      else {
        // What another command was refused for is not this one's.
        giving.forget();
        setAsking(command);
      }
    },
    cancel() {
      giving.forget();
      setAsking(undefined);
    },
    give,
    problems: standingProblems(
      {
        ...Object.fromEntries(wrong.map((place) => [place, t('screen.amountInvalid')])),
        ...placedInForm(giving.refusal?.fields ?? {}, about),
      },
      about,
      form,
    ),
  };
}
