import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Activity, type ComponentProps, startTransition, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Failure } from '../../layout/failure.tsx';
import { useInvoiceDetail } from '../detail.ts';
import { useEvidence } from '../evidence.ts';
import { useSending } from '../sending/use-sendings.ts';
import { InvoiceDesk } from './invoice-desk.tsx';
import { COLUMNS } from './layout.ts';
import { useNextInvoice } from './use-next-invoice.ts';
import { ShowContext, useShownInvoice } from './use-shown-invoice.ts';

/**
 * /invoices/:id: the page as it came beside what is known of it, and what can be done. The next invoice's desk is made
 * while nobody waits for it, unseen: drawing one took longer than all the rest of going on.
 */
export default function InvoiceScreen() {
  const [id, show] = useShownInvoice();
  const { data, error, isPending, refetch } = useInvoiceDetail(id);
  const next = useNextInvoice(data);
  const evidence = useEvidence(data);
  const evidenceOfNext = useEvidence(next.detail);
  const left = useLeft(data);
  useBeginAtTop(id, data !== undefined);
  if (error && !data) return <Failure heading error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Waiting />;
  const desks: DeskProps[] = [{ detail: data, next: next.id, evidence }];
  if (next.detail) desks.push({ detail: next.detail, next: next.afterIt, evidence: evidenceOfNext });
  // To take a desk down takes as long as to show another: it stays, unseen, until there is time.
  if (left && desks.every(({ detail }) => detail.id !== left.id))
    desks.push({ detail: left, next: undefined, evidence: undefined });
  return (
    <ShowContext value={show}>
      {desks.map((desk) => (
        <Activity key={desk.detail.id} mode={desk.detail.id === id ? 'visible' : 'hidden'}>
          <Desk {...desk} />
        </Activity>
      ))}
    </ShowContext>
  );
}

/** A desk is taken down so much later than it was left: nobody waits for it. */
const LINGERS_MS = 500;

/** The invoice of before, for a while after another one is shown. */
function useLeft<Detail>(shown: Detail): Detail {
  const [left, setLeft] = useState(shown);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setLeft(shown)), LINGERS_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return left;
}

/** Who goes on to another invoice begins at its name once that is there, by keyboard and with a screen reader too. */
function useBeginAtTop(id: string, isThere: boolean): void {
  const before = useRef(id);
  useEffect(() => {
    if (!isThere || before.current === id) return;
    before.current = id;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [id, isThere]);
}

type DeskProps = Omit<ComponentProps<typeof InvoiceDesk>, 'sending'>;

function Desk(desk: DeskProps) {
  const sending = useSending(desk.detail.id);
  // Who is back before the answer sees it come: the desk begins again, with why it was refused.
  return <InvoiceDesk key={sending?.refusal ? 'refused' : 'open'} {...desk} sending={sending} />;
}

function Waiting() {
  const t = useText();
  return (
    <Box role="status" aria-label={t('common.loading')} sx={COLUMNS}>
      <Skeleton variant="rounded" height={640} />
      <Skeleton variant="rounded" height={640} />
    </Box>
  );
}
