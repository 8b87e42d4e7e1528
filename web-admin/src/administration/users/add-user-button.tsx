import type { UserType } from '@comptoir/contracts';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useText } from '../../i18n/use-text.ts';

export function AddUserButton({ type }: { type: UserType }) {
  const t = useText();
  return (
    <Button component={Link} to={`/administration/addUser?type=${type}`} variant="contained" startIcon={<AddIcon />}>
      {t(`user.add.${type}`)}
    </Button>
  );
}
