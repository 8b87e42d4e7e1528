import { type Choice, CIVILITIES, JOBS, type Job, type Language, type Translations } from '@comptoir/contracts';

const say = (fr: string, en: string, es: string, de: string, ar: string): Translations => ({ fr, en, es, de, ar });

const JOB_LABELS: Readonly<Record<Job, Translations>> = {
  accounting: say('Comptabilité', 'Accounting', 'Contabilidad', 'Buchhaltung', 'المحاسبة'),
  purchasing: say('Achats', 'Purchasing', 'Compras', 'Einkauf', 'المشتريات'),
  regular: say('Agent', 'Agent', 'Agente', 'Sachbearbeitung', 'موظف'),
  administrator: say('Administration', 'Administration', 'Administración', 'Administration', 'الإدارة'),
  supplier: say('Fournisseur', 'Supplier', 'Proveedor', 'Lieferant', 'مورّد'),
};

const CIVILITY_LABELS: Readonly<Record<(typeof CIVILITIES)[number], Translations>> = {
  Mr: say('M.', 'Mr', 'Sr.', 'Herr', 'السيد'),
  Ms: say('Mlle', 'Ms', 'Srta.', 'Frau', 'الآنسة'),
  Mrs: say('Mme', 'Mrs', 'Sra.', 'Frau', 'السيدة'),
};

export const jobLabel = (job: Job, language: Language): string => JOB_LABELS[job][language];

export const jobsIn = (language: Language): Choice[] => JOBS.map((code) => ({ code, label: jobLabel(code, language) }));

export const civilityLabel = (code: string, language: Language): string =>
  CIVILITIES.find((one) => one === code) ? CIVILITY_LABELS[code as (typeof CIVILITIES)[number]][language] : code;

/** The civilities of the user forms, where the Ms label is left out (specification 000 §3). */
export const civilitiesIn = (language: Language): Choice[] =>
  CIVILITIES.filter((code) => code !== 'Ms').map((code) => ({ code, label: civilityLabel(code, language) }));
