/** A word that is a currency: its sign, its code, or its name as it stands beside a sum. */
export const CURRENCY_SIGN =
  /^(?:€|\$|£|¥|₹|US\$|HK\$|S\$|A\$|C\$|NZ\$|EUR|EURO|EUROS|USD|GBP|CHF|RM|MYR|INR|RS\.?|TRY|TL|₺|R\$|U\$S|KČ|LEI|RON|CAD|AUD|SGD|PLN|SEK|NOK|DKK|CZK|HUF|JPY|CNY|ZAR|BRL|AED|MAD|DHS?|TND|XOF|XAF|F?CFA|F\.CFA|ZŁ|KR\.?|FR\.?|SFR\.?|درهم|دراهم|ريال|دينار|جنيه|يورو|دولار|[درج]\.[متجسإا]\.?)$/i;
