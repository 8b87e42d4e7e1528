import type { SupplierInput } from '@comptoir/contracts';
import { DEMO_ACCOUNT_MANAGER_ID, DEMO_SUPPLIER_IDS } from './accounts.ts';

/** The demo's suppliers: made-up companies under numbers whose check digits are right. */
export const DEMO_SUPPLIERS: ReadonlyArray<{ readonly id: string; readonly input: SupplierInput }> = [
  {
    id: DEMO_SUPPLIER_IDS.atelier,
    input: {
      code: 'F-0001',
      locpt: '401ATELIER',
      raisonSociale: 'Atelier Lumière',
      codeSocietee: 1001,
      countryCode: 'FR',
      currency: 'EUR',
      vatNumber: 'FR44732829320',
      companySiret: '73282932000074',
      codeNaf: '2740Z',
      legalForm: 'SARL',
      capital: '50000',
      email: 'compta@atelier.example',
      phone: '+33140000001',
      address: { street: '12 rue des Lanternes', zipCode: '75011', city: 'Paris' },
      bank: 'Banque du Canal',
      iban: 'FR7630006000011234567890189',
      bic: 'AGRIFRPPXXX',
      accountManagerId: DEMO_ACCOUNT_MANAGER_ID,
      language: 'fr',
      contacts: [
        {
          civility: 'Mr',
          firstName: 'Samuel',
          lastName: 'Roux',
          email: 'supplier@atelier.example',
          phone: '+33140000002',
          function: 'Gérant',
          principal: true,
        },
      ],
    },
  },
  {
    id: DEMO_SUPPLIER_IDS.nordlicht,
    input: {
      code: 'F-0002',
      locpt: '401NORDLICHT',
      raisonSociale: 'Nordlicht GmbH',
      codeSocietee: 1002,
      countryCode: 'DE',
      currency: 'EUR',
      vatNumber: 'DE136695976',
      legalForm: 'other',
      email: 'buchhaltung@nordlicht.example',
      phone: '+49400000001',
      address: { street: 'Speicherstraße 4', zipCode: '20457', city: 'Hamburg' },
      bank: 'Hafenbank',
      iban: 'DE89370400440532013000',
      bic: 'COBADEFFXXX',
      accountManagerId: DEMO_ACCOUNT_MANAGER_ID,
      language: 'de',
      contacts: [
        {
          civility: 'Mrs',
          firstName: 'Nora',
          lastName: 'Vogel',
          email: 'supplier@nordlicht.example',
          phone: '+49400000002',
          function: 'Buchhaltung',
          principal: true,
        },
      ],
    },
  },
];
