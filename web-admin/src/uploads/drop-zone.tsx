import { UPLOAD_FILES_A_DROP } from '@comptoir/contracts';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
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
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<number>();
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length === 0 || disabled) return;
    if (!takesDrop(files.length)) {
      setRefused(files.length);
      return;
    }
    setRefused(undefined);
    onFiles(files);
  };
  const drag = (event: DragEvent, entering: boolean) => {
    event.preventDefault();
    setOver(entering && !disabled);
  };
  return (
    <Box>
      <Box
        onDragEnter={(event) => drag(event, true)}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          take(event.dataTransfer.files);
        }}
        sx={{
          border: '2px dashed',
          borderColor: over ? 'primary.main' : 'divider',
          bgcolor: over ? 'action.hover' : 'background.default',
          borderRadius: 1,
          px: 2,
          py: 3,
          textAlign: 'center',
          transition: 'border-color 120ms',
        }}
      >
        <UploadFileIcon sx={{ fontSize: 36, color: 'text.secondary' }} />
        <Typography sx={{ fontWeight: 600 }}>{t('upload.drop')}</Typography>
        <Typography id={hint} variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {t('upload.accepted', { maximum: UPLOAD_FILES_A_DROP })}
        </Typography>
        <Button variant="contained" disabled={disabled} onClick={() => input.current?.click()}>
          {t('upload.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          accept={ACCEPT}
          aria-label={t('upload.files')}
          aria-describedby={hint}
          tabIndex={-1}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            // The same file may be chosen again after a refusal.
            currentTarget.value = '';
          }}
          style={{ position: 'absolute', width: 1, height: 1, opacity: 0, pointerEvents: 'none' }}
        />
      </Box>
      {refused !== undefined && (
        <Alert severity="error" sx={{ mt: 1 }} onClose={() => setRefused(undefined)}>
          {t('upload.tooMany', { count: refused, maximum: UPLOAD_FILES_A_DROP })}
        </Alert>
      )}
    </Box>
  );
}
