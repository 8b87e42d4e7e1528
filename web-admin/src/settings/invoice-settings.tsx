import { useText } from '../i18n/use-text.ts';
import { SettingFields } from './setting-fields.tsx';
import { SettingsSheet } from './settings-sheet.tsx';

/** The settings of module invoice. */
export default function InvoiceSettings() {
  const t = useText();
  return (
    <SettingsSheet module="invoice" title={t('settings.title')} editLabel={t('settings.edit')}>
      {(fields) => <SettingFields {...fields} />}
    </SettingsSheet>
  );
}
