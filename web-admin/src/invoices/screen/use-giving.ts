import type { InvoiceDetail } from '@comptoir/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { problemIn, sentenceOf } from '../../providers/http.ts';
import { sendCommand } from '../commands/send-command.ts';
import type { StaffCommand } from '../commands/shown-commands.ts';
import { detailKey } from '../detail.ts';

/** After these the invoice is somebody else's affair, and the next one comes. */
const MOVES_ON: readonly StaffCommand[] = ['verify', 'control', 'reject', 'discard', 'cancel', 'delete'];

export interface Refusal {
  readonly sentence: string;
  readonly stale: boolean;
  /** Sentences by field. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface Giving {
  readonly busy: boolean;
  readonly refusal: Refusal | undefined;
  forget(): void;
  /** Gives a command; answers whether it was taken. */
  give(command: StaffCommand, version: number, body: Readonly<Record<string, unknown>>): Promise<boolean>;
}

/** Gives commands to one invoice, and goes on to the next where the work is done. */
export function useGiving(detail: InvoiceDetail, next: string | undefined): Giving {
  const t = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  return {
    busy,
    refusal,
    forget: () => setRefusal(undefined),
    async give(command, version, body) {
      setBusy(true);
      setRefusal(undefined);
      try {
        const after = await sendCommand({ id: detail.id, version }, command, body);
        const goesOn = MOVES_ON.includes(command);
        // First what the person waits for: the next one is drawn before anything is asked for again.
        if (goesOn) void navigate(next === undefined ? '/invoices' : `/invoices/${next}`);
        if (after) client.setQueryData(detailKey(detail.id), after);
        notify(t('command.done', { command: t(`command.${command}`) }), { type: 'success' });
        if (goesOn && next === undefined) notify(t('screen.noNext'), { type: 'info' });
        return true;
      } catch (error) {
        const problem = problemIn(error);
        const fields = Object.fromEntries(
          (problem?.errors ?? []).map(({ field, message }) => [fieldOf(field), message]),
        );
        setRefusal({ sentence: translate(sentenceOf(error)), stale: problem?.code === 'version.stale', fields });
        return false;
      } finally {
        setBusy(false);
        // Taken or refused, what is shown may be old.
        afterPaint(() => void client.invalidateQueries({ queryKey: ['invoices'] }));
      }
    },
  };
}

/** Once what was changed just now is on the screen. */
const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work));

/** `content.grossTotal` and `/content/grossTotal` are the form's grossTotal. */
export const fieldOf = (path: string): string =>
  path
    .replace(/^\//, '')
    .replaceAll('/', '.')
    .replace(/^content\./, '');
