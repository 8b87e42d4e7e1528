import type { CurrentUser, Features, Language } from '@comptoir/contracts';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { QueryClient } from '@tanstack/react-query';
import { CoreAdminUI, CustomRoutes, type I18nProvider, localStorageStore, Resource } from 'ra-core';
import { useMemo, useState } from 'react';
import { AdminContext } from 'react-admin';
import { BrowserRouter, Route } from 'react-router';
import { directionOf, dressDocument, rememberLanguage } from './i18n/language.ts';
import { LanguageContext } from './i18n/language-context.ts';
import { AppLayout } from './layout/app-layout.tsx';
import { Failure } from './layout/failure.tsx';
import { Loading } from './layout/loading.tsx';
import { NotFound } from './layout/not-found.tsx';
import { Toasts } from './layout/toasts.tsx';
import { authProvider } from './providers/auth.ts';
import { createDataProvider } from './providers/data.ts';
import type { Live } from './providers/live.ts';
import { LiveProvider } from './providers/live-context.tsx';
import { routesOf } from './routes.tsx';
import { SessionContext, sessionOf } from './session.ts';
import { DirectionContext, makeTheme } from './theme.ts';

const caches = {
  ltr: createCache({ key: 'c' }),
  rtl: createCache({ key: 'c-rtl', stylisPlugins: [rtlPlugin] }),
};

const dataProvider = createDataProvider();
const store = localStorageStore('1', 'comptoir.store');
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 5_000 } } });

interface AppProps {
  readonly user: CurrentUser;
  readonly features: Features;
  readonly i18nProvider: I18nProvider;
  readonly language: Language;
  readonly live: Live;
}

/** The application of a signed-in person: providers around the routes their role has. */
export function App({ user, features, i18nProvider, language: initial, live }: AppProps) {
  const [speech, setSpeech] = useState({ language: initial, i18nProvider });
  const direction = directionOf(speech.language);
  const session = useMemo(() => sessionOf(user, features), [user, features]);
  const themes = useMemo(
    () => ({ light: makeTheme('light', direction), dark: makeTheme('dark', direction) }),
    [direction],
  );
  const language = useMemo(
    () => ({
      language: speech.language,
      async speak(next: Language) {
        rememberLanguage(next);
        await i18nProvider.changeLocale(next);
        dressDocument(next);
        // A new provider makes every sentence render again and, unlike react-admin's own switch, keeps what was typed.
        setSpeech({ language: next, i18nProvider: { ...i18nProvider } });
        // What the server worded, it worded in the language of before.
        void queryClient.invalidateQueries();
      },
    }),
    [speech.language, i18nProvider],
  );
  const { resources, screens } = routesOf(session);
  return (
    <CacheProvider value={caches[direction]}>
      <SessionContext value={session}>
        <LanguageContext value={language}>
          <DirectionContext value={direction}>
            <BrowserRouter>
              <AdminContext
                authProvider={authProvider}
                dataProvider={dataProvider}
                i18nProvider={speech.i18nProvider}
                store={store}
                queryClient={queryClient}
                lightTheme={themes.light}
                darkTheme={themes.dark}
              >
                <CssBaseline enableColorScheme />
                <LiveProvider live={live}>
                  <CoreAdminUI
                    layout={AppLayout}
                    loading={Loading}
                    catchAll={NotFound}
                    error={Failure}
                    loginPage={false}
                    title="Comptoir"
                    disableTelemetry
                  >
                    {resources.map((resource) => (
                      <Resource key={resource.name} {...resource} />
                    ))}
                    <CustomRoutes>
                      {screens.map(({ path, element }) => (
                        <Route key={path} path={path} element={element} />
                      ))}
                    </CustomRoutes>
                  </CoreAdminUI>
                  <Toasts />
                </LiveProvider>
              </AdminContext>
            </BrowserRouter>
          </DirectionContext>
        </LanguageContext>
      </SessionContext>
    </CacheProvider>
  );
}
