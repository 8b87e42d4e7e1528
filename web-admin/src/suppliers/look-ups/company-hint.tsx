import type { CompanyLookUp } from '@comptoir/contracts';
import { useText } from '../../i18n/use-text.ts';
import type { SectionProps } from '../sections/section-props.ts';
import { RegisterHint } from './register-hint.tsx';
import { isOffered, offeredBy, takeOver } from './take-over.ts';
import { useLookUp } from './use-look-up.ts';

const SIRET = /^\d{14}$/;

/** What the register of French firms has of the SIRET that was typed; a person takes it over, or does not. */
export function CompanyHint({ draft, onChange }: Pick<SectionProps, 'draft' | 'onChange'>) {
  const t = useText();
  const found = useLookUp<CompanyLookUp>('company?siret=', { typed: draft.values.companySiret, form: SIRET });
  if (!found) return null;
  if (found.outcome !== 'FOUND' || !('company' in found) || !found.company) {
    const isMissing = found.outcome === 'NOT_FOUND';
    return (
      <RegisterHint isDoubtful={isMissing}>
        {t(isMissing ? 'lookUp.company.notFound' : 'lookUp.company.noAnswer')}
      </RegisterHint>
    );
  }
  const { company } = found;
  const offered = offeredBy(company);
  const place = [company.street, [company.zipCode, company.city].filter(Boolean).join(' ')].filter(Boolean);
  const firm = [company.name, ...place].join(', ');
  return (
    <RegisterHint
      isDoubtful={company.isClosed}
      onTakeOver={isOffered(draft, offered) ? () => onChange(takeOver(draft, offered)) : undefined}
    >
      {t(company.isClosed ? 'lookUp.company.closed' : 'lookUp.company.found', { firm })}
    </RegisterHint>
  );
}
