import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import ReplayIcon from '@mui/icons-material/Replay';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useFormats, useText } from '../i18n/use-text.ts';
import { listedUploads, tallyOf, type Upload } from './upload-queue.ts';
import type { Uploads } from './use-uploads.ts';

/** A bar a file; refused files say why and can be sent again. The end is told by a toast (specification 001 §8). */
export function UploadList({ uploads, retry, remove, clear }: Uploads) {
  const t = useText();
  const notify = useNotify();
  const { done, failed, total, finished } = tallyOf(uploads);
  const told = useRef(finished);
  useEffect(() => {
    if (finished && !told.current) {
      if (failed > 0) notify(t('upload.error', { failed, total }), { type: 'error' });
      else notify(t('upload.success', { done }), { type: 'success' });
    }
    told.current = finished;
  }, [finished, done, failed, total, notify, t]);
  if (uploads.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5, minHeight: 36 }}>
        <Typography role="status" sx={{ flex: 1, fontWeight: 600 }}>
          {t('upload.tally', { done, total })}
          {failed > 0 && ` · ${t('upload.failedCount', { failed })}`}
        </Typography>
        {finished && <Button onClick={clear}>{t('upload.clear')}</Button>}
      </Box>
      <Box
        component="ul"
        aria-label={t('upload.list')}
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }}
      >
        {listedUploads(uploads).map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            onRetry={() => retry(upload.key)}
            onRemove={() => remove(upload.key)}
          />
        ))}
      </Box>
    </Box>
  );
}

interface UploadRowProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const t = useText();
  const translate = useTranslate();
  const { size, percent } = useFormats();
  const { name, state, progress, problem } = upload;
  const sent = state === 'sending' && progress >= 1;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 1.5,
        alignItems: 'center',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
          <Typography noWrap sx={{ minWidth: 0 }} title={name}>
            <bdi>{name}</bdi>
          </Typography>
          <Typography variant="caption" noWrap sx={{ color: 'text.secondary', flexShrink: 0 }}>
            {size(upload.size)}
          </Typography>
        </Box>
        {state === 'failed' ? (
          <Typography variant="body2" sx={{ color: 'error.main' }}>
            {translate(problem ?? 'server.unreadable')}
          </Typography>
        ) : (
          <LinearProgress
            aria-label={name}
            variant={sent ? 'indeterminate' : 'determinate'}
            value={progress * 100}
            color={state === 'done' ? 'success' : 'primary'}
            sx={{ mt: 0.5, height: 6, borderRadius: 3 }}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'end', minWidth: 104, gap: 0.5 }}>
        {state === 'waiting' && <Note>{t('upload.waiting')}</Note>}
        {state === 'sending' && <Note>{sent ? t('upload.checking') : percent(progress)}</Note>}
        {state === 'done' && (
          <Box sx={{ display: 'flex', gap: 0.5, color: 'success.main', alignItems: 'center' }}>
            <CheckCircleIcon fontSize="small" />
            <Note>{t('upload.done')}</Note>
          </Box>
        )}
        {state === 'failed' && (
          <>
            <ErrorIcon fontSize="small" color="error" aria-label={t('upload.failed')} />
            <IconButton onClick={onRetry} aria-label={t('upload.retry', { name })}>
              <ReplayIcon fontSize="small" />
            </IconButton>
            <IconButton onClick={onRemove} aria-label={t('upload.remove', { name })}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </>
        )}
      </Box>
    </Box>
  );
}

const Note = ({ children }: { children: string }) => (
  <Typography variant="caption" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);
