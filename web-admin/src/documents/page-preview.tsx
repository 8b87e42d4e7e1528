import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useText } from '../i18n/use-text.ts';
import { problemIn, sentenceOf } from '../providers/http.ts';
import { LoadingSkeleton } from '../shared/loading-skeleton.tsx';
import { type Page, pageImageUrl, usePages } from './pages.ts';

/** A document's pages, one under the other, in place. */
export function PagePreview({ documentId }: { documentId: string }) {
  const t = useText();
  const translate = useTranslate();
  const { data: pages, error, isPending } = usePages(documentId);
  if (isPending) return <LoadingSkeleton height={360} />;
  if (error || pages.length === 0) {
    const none = !error || problemIn(error)?.code === 'preview.none';
    return (
      <Typography sx={{ color: 'text.secondary', py: 2 }}>
        {none ? t('preview.none') : translate(sentenceOf(error))}
      </Typography>
    );
  }
  return (
    <Box
      sx={{ maxHeight: 720, overflowY: 'auto', display: 'grid', gap: 1.5, justifyItems: 'center' }}
      tabIndex={0}
      role="group"
      aria-label={t('preview.pages')}
    >
      {pages.map((page) => (
        <PageImage key={page.number} documentId={documentId} page={page} count={pages.length} />
      ))}
    </Box>
  );
}

function PageImage({ documentId, page, count }: { documentId: string; page: Page; count: number }) {
  const t = useText();
  const url = (width: 480 | 960 | 1600) => pageImageUrl(documentId, page.number, width);
  return (
    <Box
      component="img"
      src={url(960)}
      srcSet={`${url(480)} 480w, ${url(960)} 960w, ${url(1600)} 1600w`}
      sizes="(max-width: 600px) 100vw, 720px"
      loading="lazy"
      alt={t('preview.page', { page: page.number, count })}
      width={page.width}
      height={page.height}
      sx={{ width: '100%', maxWidth: 720, height: 'auto', bgcolor: '#fff', border: 1, borderColor: 'divider' }}
    />
  );
}
