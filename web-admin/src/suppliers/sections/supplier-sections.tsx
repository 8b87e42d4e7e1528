import { AddressSection } from './address-section.tsx';
import { BankSection } from './bank-section.tsx';
import { CompanySection } from './company-section.tsx';
import { ContactsSection } from './contacts-section.tsx';
import type { SectionProps } from './section-props.ts';

/** The form's sections: company, address, contacts, bank. */
export function SupplierSections(props: SectionProps) {
  return (
    <>
      <CompanySection {...props} />
      <AddressSection {...props} />
      <ContactsSection {...props} />
      <BankSection {...props} />
    </>
  );
}
