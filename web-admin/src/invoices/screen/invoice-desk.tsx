import type { InvoiceDetail, ReadingEvidence } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useNotify } from 'ra-core';
import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/language-context.ts';
import { useText } from '../../i18n/use-text.ts';
import { keepAboveBar } from '../../layout/bottom-bar.ts';
import { CommandBar } from '../commands/command-bar.tsx';
import { CommandDialogs } from '../commands/command-dialogs.tsx';
import { mainCommand, shownCommands } from '../commands/shown-commands.ts';
import { isEditable } from '../evidence.ts';
import { isAsRead } from '../form/as-read.ts';
import { checkAmounts } from '../form/check-amounts.ts';
import { decimalMark } from '../form/decimal-mark.ts';
import { type Doubt, doubtsOf, nextDoubt } from '../form/doubts.ts';
import { FORM_FIELDS } from '../form/invoice-form.ts';
import { doubtfulLines, lineOf, linePlace } from '../form/line-doubts.ts';
import { lastingPlace, placeNow, tableOf, valueAt } from '../form/places.ts';
import type { Sending } from '../sending/sendings.ts';
import { SplitNotices } from '../split/split-notices.tsx';
import { DeskHeader } from './desk-header.tsx';
import { DoubtStrip } from './doubt-strip.tsx';
import type { PageBox } from './drawn-box.ts';
import { FieldFrameContext, type Focusable, LINES_AT_FIRST, type SeenValue } from './field-frame.ts';
import { FieldGroups } from './field-groups.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { COLUMNS, STICKY_PAGE } from './layout.ts';
import { Notices } from './notices.tsx';
import { OffersMenu } from './offers-menu.tsx';
import { PageViewer } from './page-viewer.tsx';
import { placeOfCell } from './place-of-cell.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { Story } from './story.tsx';
import { useCommands } from './use-commands.ts';
import { useInvoiceForm } from './use-invoice-form.ts';
import { useKeys } from './use-keys.ts';
import { useLooks } from './use-looks.ts';
import { useOffers } from './use-offers.ts';
import { useReread } from './use-reread.ts';
import { useShow } from './use-shown-invoice.ts';
import { useViewer } from './use-viewer.ts';

interface InvoiceDeskProps {
  readonly detail: InvoiceDetail;
  /** The invoice that follows. */
  readonly next: string | undefined;
  /** What was given to it before and is not taken yet. */
  readonly sending: Sending | undefined;
  /** What its pages offer besides what was read. */
  readonly evidence: ReadingEvidence | undefined;
}

/** Nobody has looked at what is there for less: a key that was pressed twice accepts one invoice. */
const LOOKED_AT_MS = 300;

/** The desk: page, fields, commands and keys of one invoice. */
export const InvoiceDesk = memo(function InvoiceDesk({ detail, next, sending, evidence }: InvoiceDeskProps) {
  const t = useText();
  const notify = useNotify();
  const show = useShow();
  const mark = decimalMark(useLanguage().language);
  const viewer = useViewer(detail.documentId);
  const editable = isEditable(detail);
  const sheet = useInvoiceForm(detail, mark);
  const openedAt = useRef(0);
  const inputs = useRef(new Map<string, Focusable>());
  /** A lasting place: rows come and go over it. */
  const [entered, setEntered] = useState<string>();
  const [linesShown, showLines] = useState(LINES_AT_FIRST);
  /** A place that is drawn first, and gone to then. */
  const awaited = useRef<string>(undefined);
  const [help, setHelp] = useState(false);
  // What happened is below the fold: who goes from one invoice to the next does not wait for it.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    openedAt.current = performance.now();
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(true)));
    return () => cancelAnimationFrame(frame);
  }, []);

  const { form, base, change } = sheet;
  const looks = useLooks(base, form);
  const { seen } = looks;
  const focused = entered === undefined ? undefined : placeNow(form, entered);
  const check = useMemo(() => checkAmounts(form, detail.tolerance), [form, detail.tolerance]);
  const doubts = useMemo(
    (): readonly Doubt[] =>
      editable ? [...doubtsOf(detail, base, form, seen), ...doubtfulLines(detail, base, form, seen, check)] : [],
    [editable, detail, base, form, seen, check],
  );
  const commands = shownCommands(detail.commands);
  const reread = useReread({ invoiceId: detail.id, sheet, looks, mark });
  const offers = useOffers({
    evidence,
    onPick: (field, { beside: _, ...other }) => reread.take(field, other),
    onClosed: (field) => inputs.current.get(field)?.focus(),
  });
  const goTo = (field: string | undefined) => {
    const input = field === undefined ? undefined : inputs.current.get(field);
    const line = lineOf(field);
    if (input) {
      input.focus();
      document.activeElement?.scrollIntoView({ block: 'center' });
    } else if (line !== undefined && line >= linesShown && line < form.lines.length) {
      awaited.current = field;
      showLines(line + LINES_AT_FIRST);
    }
  };
  useEffect(() => {
    const field = awaited.current;
    awaited.current = undefined;
    if (field !== undefined && linesShown > 0) goTo(field);
  });
  const visitDoubt = (step: 1 | -1) => {
    const target = nextDoubt(doubts, focused, step);
    // Who goes on from a doubtful field has looked at it.
    const line = lineOf(focused);
    const left = line === undefined ? focused : linePlace(line);
    if (left !== undefined && doubts.some((name) => name === left)) looks.see(left);
    goTo(target);
  };
  const orders = useCommands({ detail, next, sending, sheet, check, isReading: reread.isReading, goTo });

  useKeys(
    {
      doubtful: visitDoubt,
      offers: () => offers.show(focused, document.activeElement?.closest<HTMLElement>('.MuiInputBase-root') ?? null),
      accept(at) {
        const main = mainCommand(commands);
        if (at - openedAt.current < LOOKED_AT_MS) return;
        if (main && detail.commands[main]?.allowed && !orders.busy) orders.ask(main);
      },
      reject() {
        if (detail.commands.reject?.allowed) orders.ask('reject');
      },
      next() {
        if (next === undefined) notify(t('screen.noNext'), { type: 'info' });
        else show(next);
      },
      zoom: (direction) => (direction === 'in' ? viewer.zoomIn() : viewer.zoomOut()),
      turn: viewer.rotate,
      page: (step) => viewer.turnTo(viewer.page + step),
      help: () => setHelp(true),
    },
    orders.asking === undefined && !help && offers.open === undefined,
  );

  const readOf = (field: string): SeenValue | undefined => {
    if (tableOf(field)) return placeOfCell(field, form, evidence);
    const name = FORM_FIELDS.find((each) => each === field);
    return name === undefined ? undefined : detail.reading?.fields[name];
  };
  const placeOf = (field: string) => {
    const drawn = looks.drawnAt(field);
    return drawn && isAsRead(field, valueAt(form, field) ?? '', drawn.value) ? drawn : readOf(field);
  };
  const placeOfFocused =
    focused === undefined ? undefined : placeOf(focused === 'supplierId' ? 'supplierName' : focused);
  const litRead = offers.lit ?? placeOfFocused;
  const at = offers.open?.field ?? focused;
  const litField = FORM_FIELDS.find((each) => each === at) ?? tableOf(at ?? '')?.table ?? 'supplierName';
  const notice = (
    <RefusalNotice
      refusal={orders.refusal}
      sheet={sheet}
      editable={editable}
      underWay={orders.busy}
      onDone={orders.forget}
      onDrop={orders.letGo}
    />
  );
  return (
    <FieldFrameContext
      value={{
        form,
        base,
        editable,
        supplierKnownBy: detail.supplierKnownBy,
        doubts,
        problems: orders.problems,
        check,
        tolerance: detail.tolerance,
        goTo,
        readOf,
        drawnAt: looks.drawnAt,
        offers,
        linesShown,
        showLines,
        change,
        onFocus: (field) => setEntered(lastingPlace(form, field)),
        register: (field) => (input) => {
          if (input) inputs.current.set(field, input);
          else inputs.current.delete(field);
        },
      }}
    >
      <DeskHeader detail={detail} next={next} onHelp={() => setHelp(true)} />
      <Box sx={COLUMNS}>
        <Box sx={STICKY_PAGE}>
          <PageViewer
            documentId={detail.documentId}
            fileName={detail.fileName}
            controls={viewer}
            lit={litRead && { place: at, label: t(`invoice.field.${litField}`), read: litRead }}
            said={reread.said}
            {...(editable && { onDraw: (page: number, box: PageBox) => reread.draw(focused, page, box) })}
          />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <SplitNotices detail={detail} onSplit={() => orders.ask('split')} />
          <Notices detail={detail} />
          <Paper variant="outlined" sx={{ p: 2 }}>
            {editable && <DoubtStrip doubts={doubts} onGo={goTo} onNext={() => visitDoubt(1)} />}
            <FieldGroups currency={form.fields.currency || detail.currency} />
            <Box
              ref={keepAboveBar}
              sx={{
                // On a phone it would cover what is to be touched.
                position: { xs: 'static', md: 'sticky' },
                bottom: 0,
                mx: -2,
                mb: -2,
                p: 2,
                bgcolor: 'background.paper',
                borderTop: 1,
                borderColor: 'divider',
                borderRadius: '0 0 8px 8px',
                zIndex: 2,
              }}
            >
              {orders.asking === undefined && notice}
              <CommandBar commands={commands} busy={orders.busy} onCommand={orders.ask} />
            </Box>
          </Paper>
          {isDrawn && <Story detail={detail} />}
        </Box>
      </Box>
      <CommandDialogs
        invoice={detail}
        asking={orders.asking}
        busy={orders.busy}
        problems={orders.refusal?.fields}
        notice={orders.refusal && notice}
        onGive={(command, body) => void orders.give(command, body)}
        onCancel={orders.cancel}
      />
      <OffersMenu
        offers={offers}
        label={t('offers.list', { field: t(`invoice.field.${litField}`) })}
        currency={form.fields.currency || detail.currency}
        pages={detail.reading?.pages ?? 1}
      />
      <KeysDialog open={help} onClose={() => setHelp(false)} />
    </FieldFrameContext>
  );
});
