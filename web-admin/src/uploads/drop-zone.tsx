import { UPLOAD_FILES_A_DROP } from '@comptoir/contracts';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { DropArea } from '../shared/drop-area.tsx';
import { takesDrop } from './upload-queue.ts';

const ACCEPT =
  '.pdf,.xml,.png,.jpg,.jpeg,.tif,.tiff,application/pdf,application/xml,text/xml,image/png,image/jpeg,image/tiff';

interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly disabled?: boolean;
}

/** Where files are dropped or chosen: up to thirty; of more it takes none, and says so. */
export function DropZone({ onFiles, disabled = false }: DropZoneProps) {
  const t = useText();
  const hint = useId();
  const [refused, setRefused] = useState<number>();
  const take = (files: readonly File[]) => {
    if (!takesDrop(files.length)) {
      setRefused(files.length);
      return;
    }
    setRefused(undefined);
    onFiles(files);
  };
  return (
    <Box>
      <DropArea
        accept={ACCEPT}
        label={t('upload.files')}
        describedBy={hint}
        multiple
        disabled={disabled}
        onFiles={take}
      >
        {(choose) => (
          <>
            <UploadFileIcon sx={{ fontSize: 36, color: 'text.secondary' }} />
            <Typography sx={{ fontWeight: 600 }}>{t('upload.drop')}</Typography>
            <Typography id={hint} variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
              {t('upload.accepted', { maximum: UPLOAD_FILES_A_DROP })}
            </Typography>
            <Button variant="contained" disabled={disabled} onClick={choose}>
              {t('upload.choose')}
            </Button>
          </>
        )}
      </DropArea>
      {refused !== undefined && (
        <Alert severity="error" sx={{ mt: 1 }} onClose={() => setRefused(undefined)}>
          {t('upload.tooMany', { count: refused, maximum: UPLOAD_FILES_A_DROP })}
        </Alert>
      )}
    </Box>
  );
}
