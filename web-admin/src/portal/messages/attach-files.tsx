import AttachFileIcon from '@mui/icons-material/AttachFileOutlined';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { visuallyHidden } from '../../shared/visually-hidden.ts';
import { fileKey } from './choose-files.ts';

interface AttachFilesProps {
  readonly files: readonly File[];
  readonly disabled: boolean;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (file: File) => void;
}

/** The files that go with a comment: chosen from here, and taken away again. */
export function AttachFiles({ files, disabled, onAdd, onRemove }: AttachFilesProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', flex: '1 1 auto', minWidth: 0 }}>
      <Button
        variant="outlined"
        startIcon={<AttachFileIcon />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {t('messages.attach')}
      </Button>
      <Box
        component="input"
        ref={input}
        type="file"
        multiple
        name="files"
        tabIndex={-1}
        aria-label={t('messages.attach')}
        sx={visuallyHidden}
        onChange={({ target }) => {
          const list = target as HTMLInputElement;
          onAdd([...(list.files ?? [])]);
          // The same file may be chosen again after a refusal.
          list.value = '';
        }}
      />
      {files.length > 0 && (
        <Box
          component="ul"
          aria-label={t('messages.files')}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1, minWidth: 0 }}
        >
          {files.map((file) => (
            <AttachedFile key={fileKey(file)} file={file} disabled={disabled} onRemove={() => onRemove(file)} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function AttachedFile({ file, disabled, onRemove }: { file: File; disabled: boolean; onRemove: () => void }) {
  const t = useText();
  const { size } = useFormats();
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', alignItems: 'center', gap: 0.5, maxWidth: '100%', minHeight: 36 },
        ...{ border: 1, borderColor: 'divider', borderRadius: 1, paddingInlineStart: 1.25 },
      }}
    >
      <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        <bdi>{file.name}</bdi> · <bdi>{size(file.size)}</bdi>
      </Typography>
      <IconButton
        size="small"
        disabled={disabled}
        onClick={onRemove}
        aria-label={t('messages.removeFile', { name: file.name })}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
