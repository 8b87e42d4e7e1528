import type { LicenceFeeRow } from '@comptoir/contracts';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import { useFormats, useText } from '../i18n/use-text.ts';
import type { Column } from '../portal/document-table/column.ts';
import { DocumentList } from '../portal/document-table/document-list.tsx';
import { MainAmount } from '../portal/document-table/main-amount.tsx';
import { OnPhone } from '../portal/document-table/on-phone.tsx';
import { PLACE_LENGTH, ShortText } from '../shared/short-text.tsx';
import { feeNumber } from './fee-number.ts';

/** What a supplier's places owe, month by month: its tab Redevances, and /redevances. */
export function FeeList({ supplierId }: { supplierId: string }) {
  const t = useText();
  return (
    <DocumentList<LicenceFeeRow>
      resource="supplier-fees"
      supplierId={supplierId}
      search={t('fees.search')}
      label={t('fees.title')}
      columns={useFeeColumns()}
      icon={<StorefrontIcon />}
      none={{ title: t('fees.none.title'), text: t('fees.none.text') }}
    />
  );
}

function useFeeColumns(): readonly Column<LicenceFeeRow>[] {
  const t = useText();
  const { amount, month } = useFormats();
  return [
    {
      field: 'mois',
      label: t('column.month'),
      cell: (fee) => (
        <>
          {month(fee.mois, fee.annee)}
          <OnPhone>
            <bdi>{feeNumber(fee)}</bdi>
          </OnPhone>
        </>
      ),
    },
    { field: 'numFacture', label: t('fees.number'), isWide: true, cell: (fee) => <bdi>{feeNumber(fee)}</bdi> },
    { field: 'codeLieu', label: t('column.placeCode'), isWide: true, cell: ({ codeLieu }) => <bdi>{codeLieu}</bdi> },
    {
      field: 'nomLieu',
      label: t('column.place'),
      cell: ({ nomLieu, codeLieu, codeSociete }) => (
        <>
          <ShortText limit={PLACE_LENGTH}>{nomLieu}</ShortText>
          <OnPhone>
            <bdi>{codeLieu}</bdi> · {t('fees.company')} <bdi>{codeSociete}</bdi>
          </OnPhone>
        </>
      ),
    },
    {
      field: 'codeSociete',
      label: t('fees.company'),
      isWide: true,
      cell: ({ codeSociete }) => <bdi>{codeSociete}</bdi>,
    },
    {
      field: 'ca',
      label: t('column.turnover'),
      isFigure: true,
      isWide: true,
      cell: ({ ca, devise }) => <bdi>{amount(ca, devise)}</bdi>,
    },
    {
      field: 'totalRed',
      label: t('fees.total'),
      isFigure: true,
      cell: ({ totalRed, ca, devise }) => (
        <>
          <MainAmount value={totalRed} currency={devise} />
          <OnPhone>
            {t('column.turnover')} <bdi>{amount(ca, devise)}</bdi>
          </OnPhone>
        </>
      ),
    },
  ];
}
