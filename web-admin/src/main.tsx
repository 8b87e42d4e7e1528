import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { currentLanguage, dressDocument } from './i18n/language.ts';
import { loadCatalogue } from './i18n/load-catalogue.ts';
import { currentFeatures, currentUser } from './providers/auth.ts';
import { problemIn } from './providers/http.ts';
import { createI18nProvider } from './providers/i18n.ts';
import { createLive } from './providers/live.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const language = currentLanguage();
dressDocument(language);

try {
  const [user, features, i18nProvider] = await Promise.all([
    currentUser(),
    currentFeatures(),
    createI18nProvider(language),
  ]);
  createRoot(root).render(
    <App user={user} features={features} i18nProvider={i18nProvider} language={language} live={createLive()} />,
  );
} catch (error) {
  const texts = await loadCatalogue(language);
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.style.cssText = 'font: 16px/1.5 system-ui, sans-serif; max-width: 32rem; margin: 20vh auto; padding: 0 1rem';
  message.textContent = problemIn(error)?.detail ?? texts['connection.lost'];
  const again = document.createElement('button');
  again.textContent = texts['action.retry'];
  again.style.cssText = 'display: block; margin-top: 1rem; font: inherit; padding: .5rem 1rem';
  again.onclick = () => location.reload();
  message.append(again);
  root.replaceChildren(message);
}
