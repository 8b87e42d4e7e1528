import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../i18n/language-context.ts';
import { callJson } from '../providers/http.ts';

interface Country {
  readonly countryCode: string;
  readonly countryName: string;
}
interface AccountManager {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The lists a supplier's form chooses from (specification 000 §3, reference lists). */
export function useReferences(): { countries: readonly Country[]; managers: readonly AccountManager[] } {
  const { language } = useLanguage();
  const countries = useReference<Country>('/api/invoice/countries', language);
  const managers = useReference<AccountManager>('/api/invoice/supplier/accountManager', language);
  return { countries: countries.toSorted((a, b) => a.countryName.localeCompare(b.countryName, language)), managers };
}

function useReference<Row>(url: string, language: string): readonly Row[] {
  const { data } = useQuery({
    queryKey: ['references', url, language],
    queryFn: async ({ signal }) => (await callJson<{ content: readonly Row[] }>(url, { signal })).json.content,
    staleTime: 600_000,
  });
  return data ?? [];
}
