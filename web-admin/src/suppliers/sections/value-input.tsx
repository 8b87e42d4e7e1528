import { useText } from '../../i18n/use-text.ts';
import { isPhoneField, labelOfField, requiredFields, type TextField } from '../supplier-fields.ts';
import type { SectionProps } from './section-props.ts';
import { TextInput } from './text-input.tsx';
import { withValue } from './with-value.ts';

/** One of the supplier's own values, typed. */
export function ValueInput({ name, draft, problems, onChange }: SectionProps & { readonly name: TextField }) {
  const t = useText();
  return (
    <TextInput
      name={name}
      label={t(labelOfField(name))}
      value={draft.values[name]}
      problem={problems[name]}
      required={requiredFields(draft.values).includes(name)}
      ltr={isPhoneField(name) || name === 'email' || name === 'linkedIn'}
      onChange={(value) => onChange(withValue(draft, name, value))}
    />
  );
}
