import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import Paper from '@mui/material/Paper';
import { useSearchParams } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useSession } from '../session.ts';
import { SupplierChooser } from '../suppliers/supplier-chooser.tsx';
import { FeeList } from './fee-list.tsx';
import { feesOf } from './fees-of.ts';

/** /redevances: the licence fees of one supplier, one's own or the one that is chosen; the address keeps the choice. */
export default function Fees() {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const { supplierId, isChosen } = feesOf(useSession(), query);
  return (
    <>
      <PageTitle>{t('fees.title')}</PageTitle>
      <Paper variant="outlined" sx={{ p: { xs: 1.5, md: 2 } }}>
        {isChosen && (
          <SupplierChooser
            label={t('user.supplier')}
            value={supplierId}
            onChange={(supplier) => setQuery(supplier ? { supplier: supplier.id } : {}, { replace: true })}
            sx={{ maxWidth: 420, mb: 2 }}
          />
        )}
        {supplierId === null ? (
          <EmptyState icon={<StorefrontIcon />} title={t('fees.choose.title')} text={t('fees.choose.text')} />
        ) : (
          <FeeList supplierId={supplierId} />
        )}
      </Paper>
    </>
  );
}
