import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import FitIcon from '@mui/icons-material/FitScreenOutlined';
import NextIcon from '@mui/icons-material/KeyboardArrowDown';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp';
import RotateIcon from '@mui/icons-material/RotateRight';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect } from 'react';
import { type Page, usePages } from '../../documents/pages.ts';
import { originalUrl, useDownload } from '../../documents/use-download.ts';
import { useText } from '../../i18n/use-text.ts';
import { problemIn, sentenceOf } from '../../providers/http.ts';
import { LoadingSkeleton } from '../../shared/loading-skeleton.tsx';
import type { PageBox } from './drawn-box.ts';
import type { SeenValue } from './field-frame.ts';
import { PageSheet } from './page-sheet.tsx';
import type { ViewerControls } from './use-viewer.ts';

interface PageViewerProps {
  readonly documentId: string;
  readonly fileName: string;
  readonly controls: ViewerControls;
  /** Where the focused place of the form stands on its page. */
  readonly lit: { readonly place: string | undefined; readonly label: string; readonly read: SeenValue } | undefined;
  /** Reads what is drawn around on a page; absent where nothing is to be filled. */
  readonly onDraw?: (page: number, box: PageBox) => Promise<void>;
  /** What came of it. */
  readonly said: string | undefined;
}

/** The document as it was received: pages, zoom, rotation, and the box of the field one is at. */
export function PageViewer({ documentId, fileName, controls, lit, onDraw, said }: PageViewerProps) {
  const t = useText();
  const { data: pages = [], error, isPending } = usePages(documentId);
  const { page, turnTo } = controls;
  const litPage = lit?.read.page;
  // Each value that is gone to brings its page back, on the same page as the one before too.
  const litPlace = lit && [lit.place, litPage, lit.read.box].join(' ');
  useEffect(() => {
    if (litPlace !== undefined && litPage !== undefined && litPage >= 1 && litPage <= pages.length) turnTo(litPage);
  }, [litPlace, litPage, pages.length, turnTo]);
  const shown = pages[page - 1];
  return (
    <Box
      component="section"
      aria-label={t('viewer.label')}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      <Toolbar documentId={documentId} fileName={fileName} controls={controls} count={pages.length} />
      <Stage>
        {isPending && <LoadingSkeleton variant="rectangular" sx={{ width: '100%', aspectRatio: '210/297' }} />}
        {(error || (!isPending && pages.length === 0)) && <NoPages error={error} />}
        {shown && (
          <PageSheet
            key={shown.number}
            documentId={documentId}
            page={shown}
            count={pages.length}
            controls={controls}
            lit={litOn(shown, lit)}
            {...(onDraw && { onDraw: (box: PageBox) => onDraw(shown.number, box) })}
          />
        )}
      </Stage>
      {onDraw && (
        <Box
          role="status"
          sx={{
            px: 1.5,
            py: said ? 0.75 : 0,
            fontSize: '0.8125rem',
            borderTop: said ? 1 : 0,
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          {said}
        </Box>
      )}
    </Box>
  );
}

function litOn(page: Page, lit: PageViewerProps['lit']): { label: string; box: readonly number[] } | undefined {
  if (!lit?.read.box || (lit.read.page ?? 1) !== page.number) return undefined;
  return { label: lit.label, box: lit.read.box };
}

function Stage({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    // Scrolled by keyboard as well, so it can be reached by it.
    <Box
      role="group"
      tabIndex={0}
      aria-label={t('preview.pages')}
      dir="ltr"
      sx={{ flex: 1, minHeight: 0, overflow: 'auto', bgcolor: 'action.hover', p: 1.5 }}
    >
      {children}
    </Box>
  );
}

function NoPages({ error }: { error: unknown }) {
  const t = useText();
  const translate = useTranslate();
  const none = !error || problemIn(error)?.code === 'preview.none';
  return (
    <Typography dir="auto" sx={{ color: 'text.secondary', textAlign: 'center', py: 6 }}>
      {none ? t('preview.none') : translate(sentenceOf(error))}
    </Typography>
  );
}

interface ToolbarProps {
  readonly documentId: string;
  readonly fileName: string;
  readonly controls: ViewerControls;
  readonly count: number;
}

function Toolbar({ documentId, fileName, controls, count }: ToolbarProps) {
  const t = useText();
  const { download, busy } = useDownload();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.25,
        px: 0.75,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Tool label={t('viewer.zoomOut')} onClick={controls.zoomOut}>
        <ZoomOutIcon />
      </Tool>
      <Tool label={t('viewer.zoomIn')} onClick={controls.zoomIn}>
        <ZoomInIcon />
      </Tool>
      <Tool label={t('viewer.fit')} onClick={controls.fit}>
        <FitIcon />
      </Tool>
      <Tool label={t('viewer.rotate')} onClick={controls.rotate}>
        <RotateIcon />
      </Tool>
      {count > 1 && (
        <>
          <Tool
            label={t('viewer.previousPage')}
            onClick={() => controls.turnTo(controls.page - 1)}
            disabled={controls.page <= 1}
          >
            <PreviousIcon />
          </Tool>
          <Typography
            variant="caption"
            aria-live="polite"
            sx={{ whiteSpace: 'nowrap', minWidth: '4ch', textAlign: 'center' }}
          >
            <bdi>
              {controls.page} / {count}
            </bdi>
          </Typography>
          <Tool
            label={t('viewer.nextPage')}
            onClick={() => controls.turnTo(controls.page + 1)}
            disabled={controls.page >= count}
          >
            <NextIcon />
          </Tool>
        </>
      )}
      <Box sx={{ flex: 1 }} />
      <Button
        size="small"
        color="inherit"
        disabled={busy}
        startIcon={<DownloadIcon />}
        onClick={() => void download(originalUrl(documentId), fileName)}
        aria-label={`${t('viewer.download')}${t('common.colon')}${fileName}`}
        sx={{
          minWidth: 0,
          maxWidth: '50%',
          '& .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
        }}
      >
        <bdi className="name">{fileName}</bdi>
      </Button>
    </Box>
  );
}

function Tool({
  label,
  onClick,
  disabled = false,
  children,
}: {
  label: string;
  onClick: () => void;
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton size="small" aria-label={label} onClick={onClick} disabled={disabled}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
