import UploadIcon from '@mui/icons-material/DriveFolderUploadOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session.ts';

/** Many suppliers at once, beside adding one. */
export function ImportButton() {
  const t = useText();
  const { can } = useSession();
  if (!can('supplier.import')) return null;
  return (
    <Button component={Link} to="/suppliers/import" variant="outlined" startIcon={<UploadIcon />}>
      {t('import.open')}
    </Button>
  );
}
