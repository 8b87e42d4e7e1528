/** What stands where something was taken out. */
export const REDACTED = '[redacted]';

/** Names under which a secret or somebody's bank account travels, in bodies, headers and lines. */
const SECRET_NAMES = [
  'password',
  'currentPassword',
  'newPassword',
  'confirmation',
  'passphrase',
  'secret',
  'client_secret',
  'otp',
  'oneTimeCode',
  'code_verifier',
  'token',
  'resetToken',
  'access_token',
  'refresh_token',
  'id_token',
  'iban',
  'cookie',
  'set-cookie',
  'authorization',
  'x-comptoir-token',
] as const;

/** Whether what is under that name is never told; a bare `code` is one as something given, and a mere name elsewhere. */
export const isSecretName = (name: string): boolean => IS_SECRET.test(name) || /^(code|pin)$/i.test(name);
const IS_SECRET = new RegExp(`^(${SECRET_NAMES.join('|')})$`, 'i');

/**
 * What is taken out of any line, wherever in it. None of these matches a quote or a backslash, so that a line of JSON
 * stays one; order matters, since an address may hold what looks like a mail address.
 */
const RULES: ReadonlyArray<readonly [RegExp, string | ((found: string) => string)]> = [
  [/\bBearer\s+[\w.~+/=-]+/gi, `Bearer ${REDACTED}`],
  [
    new RegExp(`("(?:${SECRET_NAMES.join('|')})"\\s*:\\s*)(?:"(?:[^"\\\\]|\\\\.)*"|-?[\\d.]+)`, 'gi'),
    `$1"${REDACTED}"`,
  ],
  // Inside a text that is itself JSON in a line of JSON.
  [new RegExp(`(\\\\"(?:${SECRET_NAMES.join('|')})\\\\"\\s*:\\s*\\\\")[^"\\\\]*`, 'gi'), `$1${REDACTED}`],
  [/(\b(?:password|passphrase|secret|otp|token|iban|authorization)\b\s*[:=]\s*)[^\s"'\\,;&}]+/gi, `$1${REDACTED}`],
  [/(\bcode\b\s*[:=]?\s*)\d{6,8}\b/gi, `$1${REDACTED}`],
  // What an address asks for is the asker's affair; the path says enough.
  [/([?&][\w.%[\]-]+=)[^&\s"'\\#]+/g, `$1${REDACTED}`],
  [/(\/\/)[^/\s"'\\@]+@/g, `$1${REDACTED}@`],
  [/\beyJ[\w-]{8,}\.[\w-]+\.[\w-]+/g, REDACTED],
  [/((?:__Host-)?comptoir[\w-]*=)[^;\s"'\\]+/g, `$1${REDACTED}`],
  // MongoDB says which values collide.
  [/(dup key: )\{[^}]*\}/g, `$1{ ${REDACTED} }`],
  [/[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g, REDACTED],
  [/\b[A-Za-z]{2}\d{2}(?: ?[A-Za-z0-9]{2,4}){3,8}\b/g, (found) => (isIban(found) ? REDACTED : found)],
];

/** A text without the secrets and personal data that can be told by their looks. */
export function scrub(text: string): string {
  return RULES.reduce(
    (rest, [pattern, by]) => (typeof by === 'string' ? rest.replace(pattern, by) : rest.replace(pattern, by)),
    text,
  );
}

/** ISO 13616: as written in capitals, even with a mistyped digit; in small letters only where its check digits fit. */
function isIban(text: string): boolean {
  const iban = text.replaceAll(' ', '');
  if (iban.length < 15 || iban.length > 34) return false;
  return /^[A-Z]{2}/.test(iban) || hasCheckDigits(iban.toUpperCase());
}

function hasCheckDigits(iban: string): boolean {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((char) => Number.parseInt(char, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
