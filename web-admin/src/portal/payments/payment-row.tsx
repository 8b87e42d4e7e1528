import { PAYMENT_TYPES, type PaymentRow } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { roomy } from './roomy.ts';

export function PaymentTableRow({ payment }: { payment: PaymentRow }) {
  const t = useText();
  const { amount, month } = useFormats();
  const type = PAYMENT_TYPES.find((known) => known === payment.typeLot);
  const label = (
    <Box component="span" {...(payment.toolTip ? { tabIndex: 0 } : {})}>
      <bdi>{payment.libPaiement}</bdi>
    </Box>
  );
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
        {month(payment.month, payment.annee)}
      </TableCell>
      <TableCell sx={roomy}>
        <bdi>{payment.societe}</bdi>
      </TableCell>
      <TableCell>{payment.toolTip ? <Tooltip title={payment.toolTip}>{label}</Tooltip> : label}</TableCell>
      <TableCell sx={roomy}>{type ? t(`payments.type.${type}`) : payment.typeLot}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
        <bdi>{amount(payment.montant, payment.devise)}</bdi>
      </TableCell>
    </TableRow>
  );
}
