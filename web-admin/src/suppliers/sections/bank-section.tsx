import Alert from '@mui/material/Alert';
import { useText } from '../../i18n/use-text.ts';
import { formatIban } from '../iban.ts';
import type { TextField } from '../supplier-fields.ts';
import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';
import { TextInput } from './text-input.tsx';
import { ValueInput } from './value-input.tsx';
import { withValue } from './with-value.ts';

const BOOKS: readonly TextField[] = ['bank', 'accountJournalNumber', 'accountReference', 'auxiliaryAccount'];

/** Where the company is paid: what is typed here asks for a bank change, which another person has to accept. */
export function BankSection(props: SectionProps) {
  const t = useText();
  const { draft, problems, onChange } = props;
  const { values } = draft;
  const set = (name: 'iban' | 'bic', value: string) => onChange(withValue(draft, name, value));
  return (
    <Section title={t('supplier.section.bank')}>
      <Alert severity="info" role="note" sx={{ gridColumn: '1 / -1' }}>
        {t('supplier.bankLocked')}
      </Alert>
      <TextInput
        name="iban"
        label="IBAN"
        ltr
        value={values.iban}
        problem={problems.iban}
        onChange={(value) => set('iban', value)}
        onBlur={() => set('iban', formatIban(values.iban))}
      />
      <TextInput
        name="bic"
        label="BIC"
        ltr
        value={values.bic}
        problem={problems.bic}
        onChange={(value) => set('bic', value)}
      />
      {BOOKS.map((name) => (
        <ValueInput key={name} name={name} {...props} />
      ))}
    </Section>
  );
}
