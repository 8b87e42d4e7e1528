import { element } from '../sign-in/element.ts';

/** Says something in a dialog; resolves when it is closed. */
export function tell(words: { text: string; hint?: string; ok: string }): Promise<void> {
  const ok = element('button', { class: 'submit', autofocus: '' }, words.ok);
  const text = element('p', { id: 'told' }, words.text);
  const dialog = element('dialog', { 'aria-labelledby': 'told' }, text);
  if (words.hint) dialog.append(element('p', { class: 'hint start' }, words.hint));
  dialog.append(ok);
  document.body.append(dialog);
  return new Promise((resolve) => {
    ok.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
    dialog.showModal();
  });
}
