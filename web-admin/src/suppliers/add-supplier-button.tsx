import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { useSession } from '../session.ts';

/** Adding is for those who may; the button is hidden for supplier users (specification 000 §6). */
export function AddSupplierButton() {
  const t = useText();
  const { can } = useSession();
  if (!can('supplier.write')) return null;
  return (
    <Button component={Link} to="/supplier/add" variant="contained" startIcon={<AddIcon />}>
      {t('supplier.add')}
    </Button>
  );
}
