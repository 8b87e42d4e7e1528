/** A sign of money: what it looks like, its code, and how surely it says that. */
export type Sign = readonly [pattern: RegExp, code: string, weight: number];

export const POUND: Sign = [/£/gu, 'GBP', 1];
export const BARE_DOLLAR: Sign = [/(?<![A-Z])\$/gu, 'USD', 0.7];

/** Signs that say one currency, and those that say one among several. */
export const SIGNS: readonly Sign[] = [
  // '1€0:' is a register's 'IČO:', misread, and '24/€' the end of an article's number.
  [/(?<!\d(?=€\d)|\d\/)€|\beuros?\b/giu, 'EUR', 1],
  POUND,
  [/₹/gu, 'INR', 1],
  [/\bRs\.? ?\d/gu, 'INR', 0.9],
  [/₦/gu, 'NGN', 1],
  [/(?<!\p{L})Kz(?!\p{L})/gu, 'AOA', 1],
  [/₺|[.,]\d{2}TL$/gu, 'TRY', 1],
  [/₴/gu, 'UAH', 1],
  [/₪/gu, 'ILS', 1],
  [/฿/gu, 'THB', 1],
  [/₫/gu, 'VND', 1],
  [/৳|\btaka\b/giu, 'BDT', 1],
  [/\bringgit\b/giu, 'MYR', 1],
  [/\bnaira\b/giu, 'NGN', 1],
  [/\bariary\b/giu, 'MGA', 1],
  [/\brupiahs?\b/giu, 'IDR', 1],
  [/(?<![\p{L}\d-])Rp\.? ?\d/gu, 'IDR', 1],
  [/\bKShs?\b/giu, 'KES', 1],
  [/₩/gu, 'KRW', 1],
  [/₱/gu, 'PHP', 1],
  [/₲|(?<!\p{L})guaran[ií](?:es)?(?!\p{L})/giu, 'PYG', 1],
  [/(?<!\p{L})Kč(?!\p{L})/gu, 'CZK', 1],
  [/(?<![\p{L}\d-])RM(?:\b(?!-)| ?\d)/gu, 'MYR', 0.9],
  [/\bHK\$/gu, 'HKD', 1],
  [/\bS\$/gu, 'SGD', 1],
  [/\bA(?:U)?\$/gu, 'AUD', 1],
  [/\bCA?\$/gu, 'CAD', 1],
  [/\b(?:US ?\$|U\$[SD]\b)/gu, 'USD', 1.2],
  [/(?<![\p{L}\d])R\$/gu, 'BRL', 1],
  [/\bRD\$/gu, 'DOP', 1],
  // No '\b' ends a word at 'ł', which is no letter to it.
  [/(?<!\p{L}\d*)z[łl](?:ot(?:y|e|ych))?(?!\p{L})/giu, 'PLN', 0.9],
  // 'Valoarea -lei-', 'Preț unitar (lei)'
  [/^[-([]lei[-)\]]$/giu, 'RON', 0.9],
  [/\b(?:Fr\.|SFr\.?) ?\d/gu, 'CHF', 0.8],
  BARE_DOLLAR,
  [/^R\d{1,3}(?:[, ]?\d{3})*[.,]\d{2}$/gu, 'ZAR', 0.8],
  [/^Q\.?\d{1,3}(?:,?\d{3})*\.\d{2}$/gu, 'GTQ', 0.8],
  [/(?<!\p{L})лв(?!\p{L})/giu, 'BGN', 1],
  [/د\.م\.?/gu, 'MAD', 0.9],
  [/د\.[إا]\.?/gu, 'AED', 1],
  [/ر\.س\.?/gu, 'SAR', 0.9],
  [/د\.ت\.?/gu, 'TND', 1],
  [/د\.ج\.?/gu, 'DZD', 1],
  [/جنيه|ج\.م\.?/gu, 'EGP', 0.9],
  [/يورو|[أا]ورو/gu, 'EUR', 1],
  [/دولار/gu, 'USD', 0.9],
  [/شي[كق]ل/gu, 'ILS', 1],
];

/** Signs that are words of their own, and that only before a number: 'Fr.' is somebody's wife elsewhere. */
export const BEFORE_NUMBER: readonly Sign[] = [
  [/^Rs\.?$/u, 'INR', 0.9],
  [/^Rp\.?$/u, 'IDR', 0.9],
  [/^R\d{1,3}$/u, 'ZAR', 0.8],
  [/^S?Fr\.$/u, 'CHF', 0.8],
  [/^[Ll]ei$/u, 'RON', 0.9],
  [/^S\/\.?$/u, 'PEN', 1],
  [/^Gs\.?$/u, 'PYG', 0.9],
  [/^Tk\.?$/u, 'BDT', 0.9],
];

/** The same before cents: 'Q 3' is a quarter. */
export const BEFORE_CENTS: readonly Sign[] = [[/^Q\.?$/u, 'GTQ', 0.9]];

/** The same behind a number: 'DA' is a word elsewhere. */
export const BEHIND_NUMBER: readonly Sign[] = [
  [/^DA\.?$/u, 'DZD', 0.9],
  [/^DT\.?$/u, 'TND', 0.9],
  [/^TL\.?$/u, 'TRY', 0.9],
  [/^kn\.?$/u, 'HRK', 0.9],
  [/^[Ll][Ee][Ii]$/u, 'RON', 0.9],
];

/** The same behind cents: TeX's euro is the 'e' of a font of its own, and 'e' is 'and' in 'blocos 310 e 320'; '50 Ar' is argon. */
export const BEHIND_CENTS: readonly Sign[] = [
  [/^e$/u, 'EUR', 0.9],
  [/^Ar\.?$/u, 'MGA', 0.9],
];
