import { element, icon } from './element.ts';

const EYE =
  'M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12Zm10 2.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z';

/** A password's field with the eye that shows what is typed. `speak` names the eye's button. */
export function passwordInput(id: string, autocomplete: 'current-password' | 'new-password') {
  const input = element('input', { id, name: id, type: 'password', autocomplete, required: '', dir: 'ltr' });
  const reveal = element('button', { type: 'button', class: 'reveal', 'aria-pressed': 'false' }, icon(EYE));
  let words = { show: '', hide: '' };
  const refresh = () => {
    const isShown = input.type === 'text';
    reveal.setAttribute('aria-label', isShown ? words.hide : words.show);
    reveal.setAttribute('aria-pressed', String(isShown));
  };
  reveal.addEventListener('click', () => {
    input.type = input.type === 'password' ? 'text' : 'password';
    refresh();
  });
  return {
    input,
    box: element('div', { class: 'password' }, input, reveal),
    speak(texts: { show: string; hide: string }) {
      words = texts;
      refresh();
    },
  };
}
