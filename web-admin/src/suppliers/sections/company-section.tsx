import { LEGAL_FORMS, SUPPLIER_KINDS } from '@comptoir/contracts';
import Box from '@mui/material/Box';
import { useText } from '../../i18n/use-text.ts';
import { CompanyHint } from '../look-ups/company-hint.tsx';
import { VatHint } from '../look-ups/vat-hint.tsx';
import type { SupplierDraft } from '../supplier-draft.ts';
import { CURRENCIES, requiredFields, type TextField } from '../supplier-fields.ts';
import { useReferences } from '../use-references.ts';
import { Choice } from './choice.tsx';
import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';
import { ValueInput } from './value-input.tsx';
import { withValue } from './with-value.ts';

const COMPANY: readonly TextField[] = [
  'raisonSociale',
  'locpt',
  'codeSocietee',
  'code',
  'vatNumber',
  'companySiret',
  'codeNaf',
  'capital',
];

/** Who the company is, and who looks after it. */
export function CompanySection(props: SectionProps) {
  const t = useText();
  const { managers } = useReferences();
  const { draft, problems, onChange } = props;
  const { values } = draft;
  const required = requiredFields(values);
  const set = (name: keyof SupplierDraft['values'], value: string) => onChange(withValue(draft, name, value));
  const currencies = [...new Set([...CURRENCIES, values.currency].filter(Boolean))];
  return (
    <Section title={t('supplier.section.company')}>
      <Choice
        name="kind"
        label={t('supplier.kind')}
        value={values.kind}
        onChange={(value) => set('kind', value)}
        options={SUPPLIER_KINDS.map((kind) => [kind, t(`supplier.kind.${kind}`)])}
      />
      {COMPANY.map((name) => (
        <Box key={name}>
          <ValueInput name={name} {...props} />
          {name === 'companySiret' && <CompanyHint draft={draft} onChange={onChange} />}
          {name === 'vatNumber' && <VatHint draft={draft} onChange={onChange} />}
        </Box>
      ))}
      <Choice
        name="legalForm"
        label={t('supplier.legalForm')}
        value={values.legalForm}
        onChange={(value) => set('legalForm', value)}
        options={[
          ['', '–'],
          ...LEGAL_FORMS.map((form) => [form, form === 'other' ? t('supplier.legalForm.other') : form] as const),
        ]}
      />
      <Choice
        name="currency"
        label={t('supplier.currency')}
        value={values.currency}
        onChange={(value) => set('currency', value)}
        options={currencies.map((code) => [code, code])}
      />
      <Choice
        name="accountManagerId"
        label={t('supplier.accountManager')}
        value={values.accountManagerId}
        required={required.includes('accountManagerId')}
        problem={problems.accountManagerId}
        onChange={(value) => set('accountManagerId', value)}
        options={[
          ['', '–'],
          ...managers.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`] as const),
        ]}
      />
    </Section>
  );
}
