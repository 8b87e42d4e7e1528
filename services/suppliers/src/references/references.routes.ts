import { AccountManager, Content, Country, countriesIn, LEGAL_FORMS, LegalForm, languageOf } from '@comptoir/contracts';
import { type App, callerOf } from '@comptoir/service-kit';
import type { AccountManagerStore } from '../account-managers/account-manager.store.ts';

/** The lists the supplier forms choose from (specification 000 §3, reference lists). */
export function referencesRoutes(app: App, { accountManagers }: { accountManagers: AccountManagerStore }): void {
  const all = <Row>(rows: readonly Row[]) => ({ content: [...rows], totalElements: rows.length });

  app.get(
    '/api/invoice/legalform',
    { config: { action: 'supplier.read' }, schema: { response: { 200: Content(LegalForm) } } },
    async () => all(LEGAL_FORMS.map((code) => ({ code, label: code }))),
  );

  app.get(
    '/api/invoice/countries',
    { config: { action: 'supplier.read' }, schema: { response: { 200: Content(Country) } } },
    async (request) => {
      const asked = request.headers['accept-language'];
      return all(countriesIn(asked ? languageOf(asked) : callerOf(request).language));
    },
  );

  app.get(
    '/api/invoice/supplier/accountManager',
    { config: { action: 'supplier.list' }, schema: { response: { 200: Content(AccountManager) } } },
    async () => all(await accountManagers.list()),
  );
}
