import type { AuditEntry } from '@comptoir/contracts';

type Translate = (key: string, options: object) => string;

/** What a decision was about, as a person knows it: a setting by its label, anything else by its name, or its id. */
export function subjectWords({ kind, id, name }: AuditEntry['about'], translate: Translate): string {
  const known = name || id;
  if (kind === 'setting') return translate(`setting.${id.split('/')[1]}`, { _: known });
  return kind === 'audit' ? translate('audit.kind.audit', { _: known }) : known;
}

/** What a fact is called: in this screen, in the form it is typed in, or as the services call it. */
export const factWords = (kind: string, name: string, translate: Translate): string =>
  translate(`audit.fact.${name}`, { _: translate(`${kind}.${name}`, { _: name }) });
