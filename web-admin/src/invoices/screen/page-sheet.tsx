import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { type MouseEvent, type PointerEvent, type Ref, useEffect, useRef, useState } from 'react';
import { likelyWidth, noteDrawn, type Page, pageImageUrl, sharpWidth } from '../../documents/pages.ts';
import { useText } from '../../i18n/use-text.ts';
import { boxBetween, type PageBox, type Point, pointOnPage } from './drawn-box.ts';
import type { ViewerControls } from './use-viewer.ts';

interface PageSheetProps {
  readonly documentId: string;
  readonly page: Page;
  readonly count: number;
  readonly controls: ViewerControls;
  /** The box to light, in fractions of the page. */
  readonly lit: { readonly label: string; readonly box: readonly number[] } | undefined;
  /** Reads what is drawn around with a mouse or a pen; a finger scrolls. */
  readonly onDraw?: (box: PageBox) => Promise<void>;
}

/** Room around a lit box, in fractions of the page, so that the line does not cover the text. */
const MARGIN = 0.004;
const percent = (fraction: number) => `${fraction * 100}%`;

/**
 * One page. Placed by inline styles: a page does not turn round where the interface is mirrored.
 */
export function PageSheet({ documentId, page, count, controls: { zoom, turns }, lit, onDraw }: PageSheetProps) {
  const t = useText();
  const sheet = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [across, setAcross] = useState<number>(likelyWidth);
  const [drawn, setDrawn] = useState(false);
  const drawing = useDrawing(turns, onDraw);
  useEffect(() => {
    const { current } = sheet;
    if (!current) return;
    const watcher = new ResizeObserver(() => {
      const pixels = current.clientWidth * window.devicePixelRatio;
      noteDrawn(sharpWidth(pixels));
      setAcross(pixels);
    });
    watcher.observe(current);
    return () => watcher.disconnect();
  }, []);
  const place = lit?.box.join();
  useEffect(() => {
    if (place && sheet.current?.parentElement && box.current) centre(box.current, sheet.current.parentElement);
  }, [place]);
  const aside = turns % 2 === 1;
  const ratio = page.width / page.height;
  return (
    <div
      ref={sheet}
      style={{ position: 'relative', width: percent(zoom), aspectRatio: aside ? 1 / ratio : ratio, margin: '0 auto' }}
    >
      <div
        style={{
          position: 'absolute',
          left: '50%',
          top: '50%',
          width: aside ? percent(ratio) : '100%',
          aspectRatio: ratio,
          transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
          ...(onDraw ? { cursor: 'crosshair' } : {}),
        }}
        {...drawing.handlers}
      >
        <Box
          component="img"
          src={pageImageUrl(documentId, page.number, sharpWidth(across))}
          alt={t('preview.page', { page: page.number, count })}
          draggable={false}
          onLoad={() => setDrawn(true)}
          onError={() => setDrawn(true)}
          sx={{ display: 'block', width: '100%', height: '100%', bgcolor: '#fff', boxShadow: 1 }}
        />
        {!drawn && (
          <Box role="status" aria-label={t('common.loading')} style={{ position: 'absolute', left: '50%', top: '20%' }}>
            <CircularProgress size={28} />
          </Box>
        )}
        {lit && <LitBox reference={box} lit={lit} />}
        {drawing.box && <DrawnBox box={drawing.box} />}
      </div>
    </div>
  );
}

/** Scrolls a box to the middle of what holds the page, and nothing around it: the field one is in stays where it is. */
function centre(box: HTMLElement, stage: HTMLElement): void {
  const [inner, outer] = [box.getBoundingClientRect(), stage.getBoundingClientRect()];
  stage.scrollBy({
    left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
    top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
  });
}

/** A box drawn with the pointer, from where it is pressed to where it is let go; it stays until it was read. */
function useDrawing(turns: number, onDraw: ((box: PageBox) => Promise<void>) | undefined) {
  const [ends, setEnds] = useState<readonly [Point, Point]>();
  const [reading, setReading] = useState<PageBox>();
  const pointOf = (event: PointerEvent<HTMLDivElement>): Point =>
    pointOnPage(event, event.currentTarget.getBoundingClientRect(), turns);
  const box = ends ? boxBetween(...ends) : reading;
  if (!onDraw) return { box: undefined, handlers: {} };
  return {
    box,
    handlers: {
      // The field keeps the focus: it is what is being filled.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onPointerDown(event: PointerEvent<HTMLDivElement>) {
        if (event.button !== 0 || event.pointerType === 'touch') return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setEnds([pointOf(event), pointOf(event)]);
      },
      onPointerMove(event: PointerEvent<HTMLDivElement>) {
        if (ends) setEnds([ends[0], pointOf(event)]);
      },
      onPointerUp(event: PointerEvent<HTMLDivElement>) {
        const drawnBox = ends && boxBetween(ends[0], pointOf(event));
        setEnds(undefined);
        if (!drawnBox) return;
        setReading(drawnBox);
        void onDraw(drawnBox).finally(() => setReading((now) => (now === drawnBox ? undefined : now)));
      },
      onPointerCancel: () => setEnds(undefined),
    },
  };
}

function DrawnBox({ box: [x0, y0, x1, y1] }: { box: PageBox }) {
  return (
    <Box
      style={{
        position: 'absolute',
        left: percent(x0),
        top: percent(y0),
        width: percent(x1 - x0),
        height: percent(y1 - y0),
      }}
      sx={{ border: '1px dashed #0b4a6f', bgcolor: 'rgba(40, 120, 200, 0.15)', pointerEvents: 'none' }}
    />
  );
}

function LitBox({
  reference,
  lit: { box, label },
}: {
  reference: Ref<HTMLDivElement>;
  lit: { box: readonly number[]; label: string };
}) {
  const t = useText();
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box;
  return (
    <Box
      ref={reference}
      role="img"
      aria-label={t('viewer.box', { field: label })}
      style={{
        position: 'absolute',
        left: percent(x0 - MARGIN),
        top: percent(y0 - MARGIN),
        width: percent(x1 - x0 + 2 * MARGIN),
        height: percent(y1 - y0 + 2 * MARGIN),
      }}
      sx={{
        border: '2px solid #b26a00',
        bgcolor: 'rgba(255, 190, 60, 0.25)',
        borderRadius: 0.5,
        transition: 'all 120ms',
      }}
    />
  );
}
