import type { Step } from '../form-steps.ts';
import { AddressSection } from './address-section.tsx';
import { BankSection } from './bank-section.tsx';
import { CompanySection } from './company-section.tsx';
import { ContactsSection } from './contacts-section.tsx';
import { LogoSection } from './logo-section.tsx';
import { ReachSection } from './reach-section.tsx';
import type { FileSectionProps, SectionProps } from './section-props.ts';

type SupplierSectionsProps = SectionProps &
  FileSectionProps & { readonly step: Step; readonly logoOnFile: string | undefined };

/** What is filled in on a step: the company and its address, whom to reach, where it is paid. */
export function SupplierSections({ step, files, onFiles, logoOnFile, ...props }: SupplierSectionsProps) {
  if (step === 'company') {
    return (
      <>
        <CompanySection {...props} />
        <AddressSection {...props} />
        <LogoSection files={files} onFiles={onFiles} logoOnFile={logoOnFile} />
      </>
    );
  }
  if (step === 'contact') {
    return (
      <>
        <ReachSection {...props} />
        <ContactsSection {...props} />
      </>
    );
  }
  return <BankSection {...props} files={files} onFiles={onFiles} />;
}
