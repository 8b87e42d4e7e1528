import { PAYMENT_TYPES, type PaymentRow } from '@comptoir/contracts';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { Explained } from '../../shared/explained.tsx';
import type { Column } from '../document-table/column.ts';
import { DocumentList } from '../document-table/document-list.tsx';
import { MainAmount } from '../document-table/main-amount.tsx';
import { OnPhone } from '../document-table/on-phone.tsx';

/** What was paid to a supplier, by which payment. */
export function PaymentsTab({ supplierId }: { supplierId: string }) {
  const t = useText();
  return (
    <DocumentList<PaymentRow>
      resource="supplier-payments"
      supplierId={supplierId}
      search={t('payments.search')}
      label={t('portal.tab.payments')}
      columns={usePaymentColumns()}
      icon={<PaymentsIcon />}
      none={{ title: t('payments.none.title'), text: t('payments.none.text') }}
    />
  );
}

function usePaymentColumns(): readonly Column<PaymentRow>[] {
  const t = useText();
  const { month } = useFormats();
  const typeOf = ({ typeLot }: PaymentRow): string => {
    const known = PAYMENT_TYPES.find((type) => type === typeLot);
    return known ? t(`payments.type.${known}`) : typeLot;
  };
  return [
    { field: 'month', label: t('column.month'), cell: (payment) => month(payment.month, payment.annee) },
    { field: 'societe', label: t('payments.company'), isWide: true, cell: ({ societe }) => <bdi>{societe}</bdi> },
    {
      field: 'libPaiement',
      label: t('payments.label'),
      cell: (payment) => (
        <>
          <PaymentLabel payment={payment} />
          <OnPhone>{typeOf(payment)}</OnPhone>
        </>
      ),
    },
    { field: 'typeLot', label: t('payments.type'), isWide: true, cell: typeOf },
    {
      field: 'montant',
      label: t('payments.amount'),
      isFigure: true,
      cell: ({ montant, devise }) => <MainAmount value={montant} currency={devise} />,
    },
  ];
}

function PaymentLabel({ payment: { libPaiement, toolTip } }: { payment: PaymentRow }) {
  return toolTip ? <Explained by={toolTip}>{libPaiement}</Explained> : <bdi>{libPaiement}</bdi>;
}
