import type { ThreadMessage } from '@comptoir/contracts';
import AttachFileIcon from '@mui/icons-material/AttachFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDownload } from '../../documents/use-download.ts';
import { useFormats, useText } from '../../i18n/use-text.ts';

/** The files of a comment, each to be saved under its name. */
export function MessageFiles({ message: { id, files } }: { message: Pick<ThreadMessage, 'id' | 'files'> }) {
  const t = useText();
  const { size } = useFormats();
  const { busy, download } = useDownload();
  if (files.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('messages.files')}
      sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}
    >
      {files.map((file) => (
        <Box component="li" key={file.number} sx={{ maxWidth: '100%' }}>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            disabled={busy}
            startIcon={<AttachFileIcon />}
            onClick={() => void download(`/api/v1/messages/${id}/files/${file.number}`, file.name)}
            sx={{ maxWidth: '100%', textTransform: 'none', textAlign: 'start', overflowWrap: 'anywhere' }}
          >
            <span>
              <bdi>{file.name}</bdi> · <bdi>{size(file.size)}</bdi>
            </span>
          </Button>
        </Box>
      ))}
    </Box>
  );
}
