import { LANGUAGES } from '@comptoir/contracts';
import { LANGUAGE_NAMES } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import type { TextField } from '../supplier-fields.ts';
import { Choice } from './choice.tsx';
import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';
import { ValueInput } from './value-input.tsx';
import { withValue } from './with-value.ts';

const REACH: readonly TextField[] = ['email', 'phone', 'mobile', 'landline', 'fax', 'linkedIn'];

/** How the company itself is reached, and in which language. */
export function ReachSection(props: SectionProps) {
  const t = useText();
  const { draft, onChange } = props;
  return (
    <Section title={t('supplier.section.reach')}>
      {REACH.map((name) => (
        <ValueInput key={name} name={name} {...props} />
      ))}
      <Choice
        name="language"
        label={t('supplier.language')}
        value={draft.values.language}
        onChange={(value) => onChange(withValue(draft, 'language', value))}
        options={LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]])}
      />
    </Section>
  );
}
