import type { SettingsCopy } from '@comptoir/service-kit/settings-copy';
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
