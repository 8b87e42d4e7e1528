import type { VatLookUp } from '@comptoir/contracts';
import { useText } from '../../i18n/use-text.ts';
import type { SectionProps } from '../sections/section-props.ts';
import { RegisterHint } from './register-hint.tsx';
import { isOffered, type Offered, takeOver } from './take-over.ts';
import { useLookUp } from './use-look-up.ts';

const VAT_NUMBER = /^[A-Z]{2}[A-Z0-9+*]{2,13}$/;

/** Whether the VAT number that was typed is valid within the European Union; what is not is a note, never a refusal. */
export function VatHint({ draft, onChange }: Pick<SectionProps, 'draft' | 'onChange'>) {
  const t = useText();
  const found = useLookUp<VatLookUp>('vat-number?vatNumber=', { typed: draft.values.vatNumber, form: VAT_NUMBER });
  if (!found || found.outcome === 'NOT_COVERED') return null;
  if (found.outcome === 'NO_ANSWER') return <RegisterHint>{t('lookUp.vat.noAnswer')}</RegisterHint>;
  if (found.outcome === 'NOT_VALID') return <RegisterHint isDoubtful>{t('lookUp.vat.notValid')}</RegisterHint>;
  const { name, address } = found;
  const firm = [name, address].filter(Boolean).join(', ');
  const offered: Offered = name === undefined ? {} : { raisonSociale: name };
  return (
    <RegisterHint onTakeOver={isOffered(draft, offered) ? () => onChange(takeOver(draft, offered)) : undefined}>
      {firm === '' ? t('lookUp.vat.valid') : t('lookUp.vat.found', { firm })}
    </RegisterHint>
  );
}
