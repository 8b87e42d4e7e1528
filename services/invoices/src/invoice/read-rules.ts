import { REQUIRABLE_FIELDS } from '@comptoir/contracts';
import type { SettingsCopy } from '@comptoir/service-kit/settings-copy';
import type { ExtractionDemands } from './judge-level.ts';
import type { Rules } from './rules.ts';

/** The settings as they are now, as decisions take them. */
export function rulesIn(settings: SettingsCopy): Rules {
  const threshold = settings.text('APPROVAL_THRESHOLD');
  return {
    tolerance: settings.text('AMOUNT_TOLERANCE'),
    ...(threshold !== '' && { approvalThreshold: threshold }),
    dualControl: settings.isOn('DUAL_CONTROL'),
    duplicateCheck: settings.isOn('DUPLICATE_CHECK'),
    bankChangeHoldDays: settings.number('BANK_CHANGE_HOLD_DAYS'),
    switches: {
      INVOICE_RELAUNCH_EXTRACTION: settings.isOn('INVOICE_RELAUNCH_EXTRACTION'),
      INVOICE_DELETE_ACTION: settings.isOn('INVOICE_DELETE_ACTION'),
    },
  };
}

/** What the settings ask of a supplier's readings, or of everybody's. */
export function demandsIn(settings: SettingsCopy, supplierId?: string): ExtractionDemands {
  const words = new Set(settings.of('extraction', 'REQUIRED_FIELDS', supplierId).split(' '));
  return {
    required: REQUIRABLE_FIELDS.filter((name) => words.has(name)),
    certainty: Number(settings.of('extraction', 'CERTAINTY', supplierId)) / 100,
    goesOn: settings.of('extraction', 'FULLY_GOES_ON', supplierId) === '1',
  };
}
