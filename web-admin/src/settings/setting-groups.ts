import { SETTINGS, type SettingCode } from '@comptoir/contracts';
import type { MessageKey } from '../i18n/catalogue.ts';

interface SettingGroup {
  readonly title: MessageKey;
  readonly codes: readonly SettingCode<'invoice'>[];
}

/** The invoice module's settings as a person looks for them. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    title: 'settings.group.limits',
    codes: ['AMOUNT_TOLERANCE', 'INVOICE_MAXIMUM_SIZE', 'APPROVAL_THRESHOLD', 'BANK_CHANGE_HOLD_DAYS'],
  },
  {
    title: 'settings.group.control',
    codes: ['DUAL_CONTROL', 'DUPLICATE_CHECK', 'ADMIN_SECOND_FACTOR', 'SUPPLIER_LOOK_UPS'],
  },
  {
    title: 'settings.group.actions',
    codes: ['INVOICE_RELAUNCH_EXTRACTION', 'INVOICE_DELETE_ACTION', 'INVOICE_DELETE_All_ACTION'],
  },
  {
    title: 'settings.group.exports',
    codes: [
      'AUTO_EXPORT',
      'EXPORT_EC',
      'EXPORT_PDF',
      'EXPORT_XML',
      'EXPORT_EXCEL',
      'INVOICE_EXPORT_PDF',
      'INVOICE_EXPORT_XML',
      'INVOICE_EXPORT_EXCEL',
      'INVOICE_EXPORT_EXCEL_ACCOUNTING_ENTRY',
    ],
  },
  {
    title: 'settings.group.indicators',
    codes: [
      'INDICATOR_MY_TASKS',
      'INDICATOR_INVOICES_EXPORTED',
      'INDICATOR_INVOICES_NOT_EXPORTED',
      'INDICATOR_LAST_ACTIONS',
      'INDICATOR_LOAD_INVOICES',
      'INDICATOR_LAST_5_INVOICES',
    ],
  },
];

/** The codes that hold a number; the others are switches. */
export type NumberCode = {
  [Code in SettingCode<'invoice'>]: (typeof SETTINGS.invoice)[Code]['kind'] extends 'number' ? Code : never;
}[SettingCode<'invoice'>];

export const isNumber = (code: SettingCode<'invoice'>): code is NumberCode => SETTINGS.invoice[code].kind === 'number';
