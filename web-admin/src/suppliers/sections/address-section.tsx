import { useText } from '../../i18n/use-text.ts';
import { ADDRESS_FIELDS, labelOfField } from '../supplier-fields.ts';
import { useReferences } from '../use-references.ts';
import { Choice } from './choice.tsx';
import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';
import { TextInput } from './text-input.tsx';
import { withValue } from './with-value.ts';

/** Where the company is. */
export function AddressSection({ draft, problems, onChange }: SectionProps) {
  const t = useText();
  const { countries } = useReferences();
  const { values } = draft;
  return (
    <Section title={t('supplier.section.address')}>
      {ADDRESS_FIELDS.map((name) => (
        <TextInput
          key={name}
          name={name}
          label={t(labelOfField(name))}
          value={draft.address[name]}
          problem={problems[`address.${name}`]}
          onChange={(value) => onChange({ ...draft, address: { ...draft.address, [name]: value } })}
        />
      ))}
      <Choice
        name="countryCode"
        label={t('supplier.countryCode')}
        value={values.countryCode}
        onChange={(value) => onChange(withValue(draft, 'countryCode', value))}
        options={
          countries.length > 0
            ? countries.map(({ countryCode, countryName }) => [countryCode, countryName])
            : [[values.countryCode, values.countryCode]]
        }
      />
    </Section>
  );
}
