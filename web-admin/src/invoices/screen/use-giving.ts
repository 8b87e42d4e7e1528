import type { InvoiceDetail } from '@comptoir/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { problemIn, sentenceOf } from '../../providers/http.ts';
import { isolated } from '../../shared/isolated.ts';
import { sendCommand } from '../commands/send-command.ts';
import type { StaffCommand } from '../commands/shown-commands.ts';
import { detailKey } from '../detail.ts';
import { useDrafts } from '../drafts/use-drafts.ts';
import { isUnderWay, type Refusal, type Sending } from '../sending/sendings.ts';
import { useSendings } from '../sending/use-sendings.ts';
import { forgetRow } from './forget-row.ts';
import { useShow } from './use-shown-invoice.ts';

/** After these the invoice is somebody else's affair, and the next one comes. */
export const MOVES_ON: readonly StaffCommand[] = ['verify', 'control', 'reject', 'discard', 'cancel', 'delete'];

/** A command that was taken. */
export interface Taken {
  /** The invoice after it, where it is known. */
  readonly after: InvoiceDetail | undefined;
}

export interface Giving {
  readonly busy: boolean;
  readonly refusal: Refusal | undefined;
  forget(): void;
  /** Speaks no longer of what was given before. */
  letGo(): void;
  /**
   * Gives a command; answers what came of it where it was taken.
   * @param ahead whether the next invoice may be shown before this is answered. What was typed is kept until it is taken
   */
  give(
    command: StaffCommand,
    version: number,
    body: Readonly<Record<string, unknown>>,
    ahead?: boolean,
  ): Promise<Taken | undefined>;
}

/**
 * Gives commands to one invoice, and goes on to the next where the work is done: at once where that is loaded and nothing
 * speaks against it, else once it was taken.
 * @param sending what was given to this invoice before, from another desk
 */
export function useGiving(detail: InvoiceDetail, next: string | undefined, sending: Sending | undefined): Giving {
  const t = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const show = useShow();
  const client = useQueryClient();
  const sendings = useSendings();
  const drafts = useDrafts();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | undefined>(sending?.refusal);
  const name = detail.invoiceNumber ?? detail.fileName;
  return {
    busy: busy || isUnderWay(sending),
    refusal,
    forget: () => setRefusal(undefined),
    letGo: () => sendings.end(detail.id),
    async give(command, version, body, ahead = false) {
      // Pressed twice before anything was drawn.
      if (isUnderWay(sendings.of(detail.id))) return undefined;
      const goesOn = MOVES_ON.includes(command);
      const isAhead =
        ahead &&
        goesOn &&
        next !== undefined &&
        client.getQueryData(detailKey(next)) !== undefined &&
        drafts.save() &&
        sendings.begin({ invoiceId: detail.id, name, command });
      const goOn = () => (next === undefined ? void navigate('/invoices') : show(next));
      if (isAhead) {
        goOn();
        afterPaint(() => forgetRow(client, detail.id));
      } else {
        setBusy(true);
        setRefusal(undefined);
      }
      try {
        const after = await sendCommand({ id: detail.id, version }, command, body);
        // First what the person waits for: the next one is drawn before anything is asked for again.
        if (goesOn && !isAhead) goOn();
        if (after) client.setQueryData(detailKey(detail.id), after);
        // Taken in the end, whatever an earlier answer said.
        sendings.end(detail.id);
        notify(t('command.done', { command: t(`command.${command}`), name: isolated(name) }), { type: 'success' });
        if (goesOn && next === undefined) notify(t('screen.noNext'), { type: 'info' });
        return { after };
      } catch (error) {
        const problem = problemIn(error);
        const fields = Object.fromEntries(
          (problem?.errors ?? []).map(({ field, message }) => [fieldOf(field), message]),
        );
        const why = { sentence: translate(sentenceOf(error)), stale: problem?.code === 'version.stale', fields };
        if (isAhead) sendings.refuse(detail.id, why);
        else setRefusal(why);
        return undefined;
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
