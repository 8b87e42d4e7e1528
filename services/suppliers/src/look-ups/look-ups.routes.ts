import { CompanyLookUp, VatLookUp } from '@comptoir/contracts';
import { type App, Problem } from '@comptoir/service-kit';
import type { SettingsCopy } from '@comptoir/service-kit/settings-copy';
import { Type } from 'typebox';
import { isSiret } from '../supplier/siret.ts';
import { normaliseVatNumber } from '../supplier/vat-number.ts';
import type { LookUps } from './create-look-ups.ts';

const SWITCH = 'SUPPLIER_LOOK_UPS';
const PATH = '/api/v1/look-ups';

/** What registers outside have of a number, for who fills in a supplier's form; refused while it is switched off. */
export function lookUpRoutes(
  app: App,
  { lookUps, settings }: { lookUps: LookUps; settings: Pick<SettingsCopy, 'isOn'> },
): void {
  const config = { action: 'supplier.write' } as const;
  const assertOn = (): void => {
    if (!settings.isOn(SWITCH)) throw new Problem('feature.off', { code: SWITCH });
  };

  app.get(
    `${PATH}/company`,
    {
      config,
      schema: {
        querystring: Type.Object({ siret: Type.String({ maxLength: 40 }) }),
        response: { 200: CompanyLookUp },
      },
    },
    async (request) => {
      assertOn();
      const siret = request.query.siret.replace(/\s/g, '');
      if (!isSiret(siret)) throw new Problem('request.invalid', {}, [{ field: 'siret', code: 'siret_notValid' }]);
      return lookUps.company(siret);
    },
  );

  app.get(
    `${PATH}/vat-number`,
    {
      config,
      schema: {
        querystring: Type.Object({ vatNumber: Type.String({ maxLength: 40 }) }),
        response: { 200: VatLookUp },
      },
    },
    async (request) => {
      assertOn();
      const vatNumber = normaliseVatNumber(request.query.vatNumber);
      if (!vatNumber) throw new Problem('request.invalid', {}, [{ field: 'vatNumber', code: 'vatNumber_notValid' }]);
      return lookUps.vatNumber(vatNumber);
    },
  );
}
