import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import Paper from '@mui/material/Paper';
import { useText } from '../i18n/use-text.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { PageTitle } from '../layout/page-title.tsx';

/** /redevances: where licence fees will be listed once they are kept here. */
export default function Fees() {
  const t = useText();
  return (
    <>
      <PageTitle>{t('fees.title')}</PageTitle>
      <Paper variant="outlined">
        <EmptyState icon={<StorefrontIcon />} title={t('fees.none.title')} text={t('fees.none.text')} />
      </Paper>
    </>
  );
}
