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
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDownload } from '../../documents/use-download.ts';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { DropArea } from '../../shared/drop-area.tsx';
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
        <DropArea
          accept=".zip,application/zip"
          label={t('import.file.choose')}
          disabled={progress !== undefined}
          onFiles={([file]) => void take(file)}
        >
          {(choose) => (
            <>
              <FolderZipIcon sx={{ fontSize: 36, color: 'text.secondary' }} />
              <Typography sx={{ fontWeight: 600, mb: 1.5 }}>{t('import.file.drop')}</Typography>
              {progress === undefined ? (
                <Button variant="contained" onClick={choose}>
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
            </>
          )}
        </DropArea>
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
