import { IMPORT_LIMITS, type SupplierImport } from '@comptoir/contracts';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import FolderZipIcon from '@mui/icons-material/FolderZipOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type DragEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDownload } from '../../documents/use-download.ts';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { sendFile } from '../../uploads/send-file.ts';
import { IMPORTS_URL, templateUrl } from './calls.ts';
import { RecentImports } from './recent-imports.tsx';

/** The zipped folder: what it holds, a template to begin with, and where it is dropped. */
export function FileStep() {
  const t = useText();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { number, percent } = useFormats();
  const { download, busy } = useDownload();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [progress, setProgress] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file || progress !== undefined) return;
    setRefusal(undefined);
    setProgress(0);
    const sent = await sendFile(IMPORTS_URL, file, { key: crypto.randomUUID(), onProgress: setProgress });
    setProgress(undefined);
    if (sent.ok) void navigate(`/suppliers/import/${(JSON.parse(sent.body) as SupplierImport).id}`);
    else setRefusal(sent.problem);
  };
  const drag = (event: DragEvent, entering: boolean) => {
    event.preventDefault();
    setOver(entering);
  };
  return (
    <>
      <Paper variant="outlined" sx={{ p: { xs: 1.5, md: 2.5 }, mb: 2 }}>
        <Typography sx={{ mb: 1, maxWidth: '72ch' }}>{t('import.file.text')}</Typography>
        <Typography variant="body2" sx={{ mb: 2, maxWidth: '72ch', color: 'text.secondary' }}>
          {t('import.file.limits', {
            size: number(IMPORT_LIMITS.archiveBytes / 1_000_000),
            rows: number(IMPORT_LIMITS.rows),
          })}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 2 }}>
          {(['xlsx', 'csv'] as const).map((format) => (
            <Button
              key={format}
              variant="outlined"
              disabled={busy}
              startIcon={<DownloadIcon />}
              onClick={() => void download(templateUrl(format), `import.${format}`)}
            >
              {t(`import.template.${format}`)}
            </Button>
          ))}
        </Box>
        <Box
          onDragEnter={(event) => drag(event, true)}
          onDragOver={(event) => drag(event, true)}
          onDragLeave={(event) => drag(event, false)}
          onDrop={(event) => {
            drag(event, false);
            void take(event.dataTransfer.files[0]);
          }}
          sx={{
            border: '2px dashed',
            borderColor: over ? 'primary.main' : 'divider',
            bgcolor: over ? 'action.hover' : 'background.default',
            borderRadius: 1,
            px: 2,
            py: 3,
            textAlign: 'center',
          }}
        >
          <FolderZipIcon sx={{ fontSize: 36, color: 'text.secondary' }} />
          <Typography sx={{ fontWeight: 600, mb: 1.5 }}>{t('import.file.drop')}</Typography>
          {progress === undefined ? (
            <Button variant="contained" onClick={() => input.current?.click()}>
              {t('import.file.choose')}
            </Button>
          ) : (
            <Box sx={{ maxWidth: 360, mx: 'auto' }} role="status">
              <LinearProgress
                aria-label={t('import.file.sending')}
                variant={progress >= 1 ? 'indeterminate' : 'determinate'}
                value={progress * 100}
                sx={{ height: 6, borderRadius: 3 }}
              />
              <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
                {progress >= 1 ? t('upload.checking') : percent(progress)}
              </Typography>
            </Box>
          )}
          <input
            ref={input}
            type="file"
            accept=".zip,application/zip"
            aria-label={t('import.file.choose')}
            tabIndex={-1}
            onChange={({ currentTarget }) => {
              void take(currentTarget.files?.[0]);
              // The same file may be chosen again after a refusal.
              currentTarget.value = '';
            }}
            style={{ position: 'absolute', width: 1, height: 1, opacity: 0, pointerEvents: 'none' }}
          />
        </Box>
        {refusal !== undefined && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {translate(refusal)}
          </Alert>
        )}
      </Paper>
      <RecentImports />
    </>
  );
}
