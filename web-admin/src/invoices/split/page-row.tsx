import type { ReadPart } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { type Page, pageImageUrl } from '../../documents/pages.ts';
import { useText } from '../../i18n/use-text.ts';
import { CutLine } from './cut-line.tsx';
import type { Cuts } from './cuts.ts';

interface PageRowProps {
  readonly documentId: string;
  readonly pages: readonly Page[];
  readonly cuts: Cuts;
  readonly proposed: readonly ReadPart[];
  readonly onToggle: (page: number) => void;
}

const THUMBNAIL = { xs: 120, sm: 150 } as const;

/**
 * Small pages in a row, and between each two the line where the file may be cut. One line at a time is in the tab order;
 * arrows go from one to the next, the way they point on the screen.
 */
export function PageRow({ documentId, pages, cuts, proposed, onToggle }: PageRowProps) {
  const t = useText();
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(proposed[1]?.from ?? 2);
  const goTo = (page: number) => {
    const target = Math.min(pages.length, Math.max(2, page));
    setCurrent(target);
    row.current?.querySelector<HTMLElement>(`[data-cut="${target}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const onward = document.dir === 'rtl' ? -1 : 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: current + onward,
      ArrowLeft: current - onward,
      Home: 2,
      End: pages.length,
    };
    const target = steps[event.key];
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };
  const why = new Map(proposed.map((part) => [part.from, part]));
  // Which invoice a page is in: the bands alternate.
  let part = 1;
  return (
    <Box
      ref={row}
      role="group"
      aria-label={t('split.pages')}
      onKeyDown={onKeyDown}
      sx={{ display: 'flex', overflowX: 'auto', alignItems: 'stretch', py: 1, scrollPaddingInline: 48 }}
    >
      {pages.map((page) => {
        const isCut = cuts.has(page.number);
        if (isCut) part += 1;
        return (
          <Fragment key={page.number}>
            {page.number > 1 && (
              <CutLine
                page={page.number}
                isCut={isCut}
                isCurrent={page.number === current}
                proposal={why.get(page.number)}
                onFocus={() => setCurrent(page.number)}
                onToggle={() => onToggle(page.number)}
              />
            )}
            <Box
              component="figure"
              sx={{
                flex: 'none',
                width: THUMBNAIL,
                m: 0,
                p: 1,
                borderRadius: 1,
                bgcolor: part % 2 === 1 ? 'action.hover' : 'action.selected',
              }}
            >
              <Box
                component="img"
                src={pageImageUrl(documentId, page.number, 480)}
                alt={t('preview.page', { page: page.number, count: pages.length })}
                loading="lazy"
                width={page.width}
                height={page.height}
                sx={{
                  display: 'block',
                  width: '100%',
                  height: 'auto',
                  bgcolor: '#fff',
                  border: 1,
                  borderColor: 'divider',
                }}
              />
              <Typography variant="caption" component="figcaption" sx={{ display: 'block', mt: 0.5 }}>
                {t('split.pageInPart', { page: page.number, part })}
              </Typography>
            </Box>
          </Fragment>
        );
      })}
    </Box>
  );
}
