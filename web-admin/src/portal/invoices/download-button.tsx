import type { InvoiceSummary } from '@comptoir/contracts';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import IconButton from '@mui/material/IconButton';
import { originalUrl, useDownload } from '../../documents/use-download.ts';
import { useText } from '../../i18n/use-text.ts';

/** The document as it was sent, byte for byte. */
export function DownloadButton({ invoice: { documentId, fileName } }: { invoice: InvoiceSummary }) {
  const t = useText();
  const { busy, download } = useDownload();
  return (
    <IconButton
      disabled={busy}
      onClick={() => void download(originalUrl(documentId), fileName)}
      aria-label={t('invoice.download', { name: fileName })}
    >
      <DownloadIcon />
    </IconButton>
  );
}
