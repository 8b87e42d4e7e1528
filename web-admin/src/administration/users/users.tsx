import { USER_TYPES, type UserType } from '@comptoir/contracts';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ListBase } from 'ra-core';
import { useText } from '../../i18n/use-text.ts';
import { ListFilters } from '../../shared/list-filters.tsx';
import { ListPagination } from '../../shared/list-pagination.tsx';
import { UserRows } from './user-rows.tsx';
import { UserToolbar } from './user-toolbar.tsx';

const PAGE_SIZES = [10, 25, 50];

interface UsersProps {
  readonly type: UserType;
  readonly onType: (type: UserType) => void;
}

/** The two lists of users: staff, and the suppliers' (specification 000 §2). */
export default function Users({ type, onType }: UsersProps) {
  const t = useText();
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={type}
        aria-label={t('user.lists')}
        onChange={(_, next: UserType | null) => next && onType(next)}
        sx={{ mb: 2 }}
      >
        {USER_TYPES.map((each) => (
          <ToggleButton key={each} value={each}>
            {t(`user.list.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ListBase
        key={type}
        resource="users"
        storeKey={`users.${type}`}
        filter={{ type }}
        sort={{ field: 'lastName', order: 'ASC' }}
        perPage={10}
        disableAuthentication
      >
        <ListFilters>
          <UserToolbar />
        </ListFilters>
        <UserRows type={type} />
        <ListPagination sizes={PAGE_SIZES} />
      </ListBase>
    </>
  );
}
