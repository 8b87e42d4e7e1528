import type { Supplier } from '@comptoir/contracts';
import ForumIcon from '@mui/icons-material/ForumOutlined';
import Box from '@mui/material/Box';
import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from '../../layout/empty-state.tsx';
import { ThreadPanel } from './thread-panel.tsx';

/** The thread between a supplier and the staff, with what of it is about invoices. */
export function MessagesTab({ supplier }: { supplier: Supplier }) {
  const t = useText();
  return (
    <Box sx={{ maxWidth: 860, mx: 'auto' }}>
      <ThreadPanel
        thread={{ supplierId: supplier.id }}
        empty={<EmptyState icon={<ForumIcon />} title={t('messages.none.title')} text={t('messages.none.text')} />}
      />
    </Box>
  );
}
