import type { DeclarationRow } from '@comptoir/contracts';
import QueryStatsIcon from '@mui/icons-material/QueryStatsOutlined';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { PLACE_LENGTH, ShortText } from '../../shared/short-text.tsx';
import type { Column } from '../document-table/column.ts';
import { DocumentList } from '../document-table/document-list.tsx';
import { MainAmount } from '../document-table/main-amount.tsx';
import { OnPhone } from '../document-table/on-phone.tsx';

/** The gross turnover a supplier declared, by place and month (DeclarationCA). */
export function DeclarationsTab({ supplierId }: { supplierId: string }) {
  const t = useText();
  return (
    <DocumentList<DeclarationRow>
      resource="supplier-declarations"
      supplierId={supplierId}
      search={t('declarations.search')}
      label={t('portal.tab.declarations')}
      columns={useDeclarationColumns()}
      icon={<QueryStatsIcon />}
      none={{ title: t('declarations.none.title'), text: t('declarations.none.text') }}
    />
  );
}

function useDeclarationColumns(): readonly Column<DeclarationRow>[] {
  const t = useText();
  const { month } = useFormats();
  return [
    { field: 'mois', label: t('column.month'), cell: ({ mois, annee }) => month(mois, annee) },
    { field: 'codeLieu', label: t('column.placeCode'), isWide: true, cell: ({ codeLieu }) => <bdi>{codeLieu}</bdi> },
    {
      field: 'nomLieu',
      label: t('column.place'),
      cell: ({ nomLieu, codeLieu }) => (
        <>
          <ShortText limit={PLACE_LENGTH}>{nomLieu}</ShortText>
          <OnPhone>
            <bdi>{codeLieu}</bdi>
          </OnPhone>
        </>
      ),
    },
    {
      field: 'ca',
      label: t('column.turnover'),
      isFigure: true,
      cell: ({ ca, devise }) => <MainAmount value={ca} currency={devise} />,
    },
  ];
}
