import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { SupplierChooser } from '../../suppliers/supplier-chooser.tsx';
import { AmountsCheck } from './amounts-check.tsx';
import { useFieldFrame } from './field-frame.ts';
import { LinesTable } from './lines-table.tsx';
import { SourceBadge } from './source-badge.tsx';
import { TextFieldRow } from './text-field-row.tsx';
import { VatTable } from './vat-table.tsx';

/** The fields of an invoice, in the groups a person checks them by. */
export function FieldGroups({ currency }: { currency: string | undefined }) {
  const t = useText();
  return (
    <>
      <Group title={t('screen.group.supplier')}>
        <SupplierField />
        <TextFieldRow field="supplierName" />
        <TextFieldRow field="supplierVatNumber" />
      </Group>
      <Group title={t('screen.group.document')}>
        <TextFieldRow field="invoiceNumber" />
        <TextFieldRow field="typeCode" />
        <TextFieldRow field="issueDate" />
        <TextFieldRow field="dueDate" />
      </Group>
      <Group title={t('screen.group.amounts')} columns={3}>
        <TextFieldRow field="netTotal" />
        <TextFieldRow field="vatTotal" />
        <TextFieldRow field="grossTotal" />
        <TextFieldRow field="amountDue" />
        <TextFieldRow field="discount" />
        <TextFieldRow field="charges" />
        <TextFieldRow field="currency" />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <AmountsCheck currency={currency} />
        </Box>
        <VatTable />
      </Group>
      <Group title={t('screen.group.payment')} columns={3}>
        <TextFieldRow field="iban" columns={2} />
        <TextFieldRow field="bic" />
        <TextFieldRow field="paymentTerms" columns={3} />
      </Group>
      <Group title={t('screen.group.references')}>
        <TextFieldRow field="orderNumber" />
        <TextFieldRow field="deliverySlipNumber" />
        <TextFieldRow field="buyerName" />
        <TextFieldRow field="buyerVatNumber" />
        <TextFieldRow field="country" />
      </Group>
      <Group title={t('invoice.field.lines')} columns={1}>
        <LinesTable currency={currency} />
      </Group>
    </>
  );
}

function SupplierField() {
  const t = useText();
  const { form, base, editable, problems, change, onFocus, register } = useFieldFrame();
  return (
    <SupplierChooser
      label={t('invoice.field.supplierId')}
      value={form.supplierId}
      readOnly={!editable}
      suggestion={base.fields.supplierName}
      error={problems.supplierId !== undefined}
      inputRef={register('supplierId')}
      onFocus={() => onFocus('supplierId')}
      onChange={(supplier) => change((now) => ({ ...now, supplierId: supplier?.id ?? null }))}
      helperText={problems.supplierId ?? (editable && <SupplierBadge />)}
      sx={{ gridColumn: '1 / -1', '& .MuiFormHelperText-root': { mx: 0.5, mt: 0.25 } }}
    />
  );
}

/** By what the supplier is known, as long as it is the one it was filled with, and whether to look at it. */
function SupplierBadge() {
  const t = useText();
  const { form, base, doubts, supplierKnownBy } = useFieldFrame();
  const isAsFilled = form.supplierId !== null && form.supplierId === base.supplierId;
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      {isAsFilled && supplierKnownBy && <span>{t(`screen.knownBy.${supplierKnownBy}`)}</span>}
      <SourceBadge doubtful={doubts.includes('supplierId')} />
    </Box>
  );
}

export function Group({ title, columns = 2, children }: { title: string; columns?: 1 | 2 | 3; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ mb: 2 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.75 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: columns === 1 ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))',
            sm: `repeat(${columns}, minmax(0, 1fr))`,
          },
          columnGap: 1.5,
          rowGap: 1.5,
          alignItems: 'start',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
