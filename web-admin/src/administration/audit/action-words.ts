import type { MessageKey } from '../../i18n/catalogue.ts';
import type { Text } from '../../i18n/use-text.ts';

/** What the services can say that was done, with words of its own; the steps of change requests are told below. */
export const ACTIONS = [
  ...['user.create', 'user.update', 'user.enable', 'user.disable', 'user.delete', 'user.language'],
  ...['user.password', 'user.secondFactor.on', 'user.secondFactor.off', 'user.sessions.end'],
  ...['user.passkey.add', 'user.passkey.remove', 'user.passkey.behind'],
  ...['password.link.creation', 'password.link.reset'],
  ...['supplier.create', 'supplier.update', 'supplier.delete', 'supplier.contacts'],
  ...['supplier.import.send', 'supplier.import.map', 'supplier.import.choose', 'supplier.import.start'],
  ...['supplier.import.stop', 'supplier.import.remove'],
  ...['change.LOCK_SUPPLIER', 'change.UNLOCK_SUPPLIER', 'setting.change'],
  ...['invoice.VERIFY', 'invoice.CONTROL', 'invoice.SEND_BACK', 'invoice.REJECT', 'invoice.PAY', 'invoice.REVERSE'],
  ...['invoice.CANCEL', 'invoice.DELETE', 'invoice.WITHDRAW', 'invoice.KEEP', 'invoice.DISCARD', 'invoice.ENTER'],
  ...['invoice.CLOSE', 'invoice.SPLIT', 'deadLetter.replay', 'deadLetter.discard', 'audit.export'],
  ...['training.start', 'training.accept', 'training.discard', 'template.import', 'template.rollBack'],
] as const;

const isKnown = (action: string): boolean => (ACTIONS as readonly string[]).includes(action);

/** What was done, in words; its code where a service says what this screen has yet to learn. */
export function actionWords(action: string, t: Text, translate: (key: string, options: object) => string): string {
  const [, kind = '', step = ''] = /^change\.(EMAIL|PHONE_NUMBER|IBAN)\.(\w+)$/.exec(action) ?? [];
  if (step !== '') {
    const changed = translate(`audit.change.${kind}`, {});
    return translate(`audit.action.change.${step}`, { kind: changed, _: action });
  }
  const [, tried = ''] = /^change\.(\w+)\.refused$/.exec(action) ?? [];
  if (tried !== '') {
    return t('audit.action.change.refused', { attempt: translate(`audit.attempt.${tried}`, { _: tried }) });
  }
  return isKnown(action) ? t(`audit.action.${action}` as MessageKey) : action;
}
