import type { CompanyLookUp, VatLookUp } from '@comptoir/contracts';
import type { Clock, Logger } from '@comptoir/service-kit';
import { createAskedLately } from './asked-lately.ts';
import type { CompanyRegister, VatRegister } from './registers.ts';

export interface LookUps {
  /** Of a SIRET in the form it is kept. */
  company(siret: string): Promise<CompanyLookUp>;
  /** Of a VAT number in the form it is kept. */
  vatNumber(vatNumber: string): Promise<VatLookUp>;
}

/** Asks the registers, and says in the portal's words what came of it; what does not answer is an answer too. */
export function createLookUps(
  { companies, vatNumbers }: { companies: CompanyRegister; vatNumbers: VatRegister },
  { clock, logger }: { clock: Clock; logger: Logger },
): LookUps {
  const find = createAskedLately((siret) => companies.find(siret), { clock, logger, name: 'companies' });
  const check = createAskedLately((number) => vatNumbers.check(number), { clock, logger, name: 'vat' });
  return {
    async company(siret) {
      const asked = await find(siret);
      if (!asked) return { outcome: 'NO_ANSWER' };
      return asked.answer ? { outcome: 'FOUND', company: { ...asked.answer } } : { outcome: 'NOT_FOUND' };
    },
    async vatNumber(vatNumber) {
      if (!vatNumbers.covers(vatNumber.slice(0, 2))) return { outcome: 'NOT_COVERED' };
      const asked = await check(vatNumber);
      if (!asked) return { outcome: 'NO_ANSWER' };
      const { isValid, ...told } = asked.answer;
      return { outcome: isValid ? 'VALID' : 'NOT_VALID', ...told };
    },
  };
}
