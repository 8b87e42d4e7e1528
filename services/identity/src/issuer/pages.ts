import { createHash } from 'node:crypto';
import { type Language, languageOf, type Translations } from '@comptoir/contracts';
import { htmlPage, Problem, problemPage } from '@comptoir/service-kit';
import type { KoaContextWithOIDC } from 'oidc-provider';

const SIGNING_OUT: Translations = {
  fr: 'Déconnexion…',
  en: 'Signing out…',
  es: 'Cerrando sesión…',
  de: 'Abmelden…',
  ar: 'جارٍ تسجيل الخروج…',
};
const SIGN_OUT: Translations = {
  fr: 'Se déconnecter',
  en: 'Sign out',
  es: 'Cerrar sesión',
  de: 'Abmelden',
  ar: 'تسجيل الخروج',
};
/** What the issuer's few pages may do: nothing but post their form. oidc-provider adds the hashes of its own scripts. */
export const ISSUER_PAGE_POLICY =
  "default-src 'none'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const SUBMIT = "document.getElementById('op.logoutForm').requestSubmit(document.querySelector('button'))";
const SUBMIT_HASH = createHash('sha256').update(SUBMIT).digest('base64');

const languageOfPage = (ctx: Pick<KoaContextWithOIDC, 'get'>): Language => languageOf(ctx.get('accept-language'));

/**
 * Ends the issuer's session without a question: who comes here pressed 'sign out' in the portal already.
 * The form posts itself; without scripts its button does.
 */
export function signOutPage(ctx: KoaContextWithOIDC, form: string): void {
  const language = languageOfPage(ctx);
  ctx.set(
    'content-security-policy',
    ISSUER_PAGE_POLICY.replace("script-src 'self'", `script-src 'sha256-${SUBMIT_HASH}'`),
  );
  ctx.body = htmlPage(
    language,
    SIGNING_OUT[language],
    `<p>${SIGNING_OUT[language]}</p>${form}<button type="submit" form="op.logoutForm" name="logout" value="yes">${SIGN_OUT[language]}</button><script>${SUBMIT}</script>`,
  );
}

/** A page for what went wrong between the portal and its issuer: in words, without what an attacker would like to read. */
export function refusalPage(ctx: Pick<KoaContextWithOIDC, 'get' | 'type' | 'body'>, home: string): void {
  ctx.type = 'html';
  ctx.body = problemPage(new Problem('login.expired'), languageOfPage(ctx), home);
}
