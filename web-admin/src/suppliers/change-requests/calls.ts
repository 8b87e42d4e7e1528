import type { CALL_BACK_SOURCES, ChangeAsked, ChangeKind, ChangeLine, IbanRequest } from '@comptoir/contracts';
import { callJson } from '../../providers/http.ts';

const PATH = '/api/invoice/supplier';

async function post<T>(url: string, body: Readonly<Record<string, unknown>>): Promise<T> {
  return (await callJson<T>(url, { method: 'POST', body: JSON.stringify(body) })).json;
}
const form = async (url: string, fields: Record<string, string>): Promise<void> => {
  await callJson(url, { method: 'POST', body: new URLSearchParams(fields) });
};

export const askEmail = (supplierId: string, email: string): Promise<ChangeAsked> =>
  post(`${PATH}/changeEmail`, { supplierId, email });

export const askPhone = (supplierId: string, phoneNumber: string): Promise<ChangeAsked> =>
  post(`${PATH}/changePhone`, { supplierId, phoneNumber });

export async function askBank(
  supplierId: string,
  { iban, bic, rib }: { iban: string; bic: string; rib: File },
): Promise<ChangeAsked> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ supplierId, iban, bic })) body.append(name, value);
  body.append('file', rib, rib.name);
  return (await callJson<ChangeAsked>(`${PATH}/changeIban`, { method: 'POST', body })).json;
}

export const validateCode = (
  id: string,
  otp: string,
  operationType: ChangeKind,
): Promise<{ data: boolean; attemptsLeft: number }> => post(`${PATH}/validateOtp`, { id, otp, operationType });

export const cancelChange = (id: string): Promise<unknown> => post(`${PATH}/cancelOtpValidation`, { id });

export const resendCode = (id: string): Promise<ChangeAsked> =>
  post(`/api/v1/change-requests/${encodeURIComponent(id)}/resend`, {});

/** The request that was shown goes along: another one in its place is not decided unseen. */
export const acceptBank = (supplierId: string, requestId: string): Promise<void> =>
  form(`${PATH}/acceptIbanChange`, { supplierId, requestId });
export const refuseBank = (supplierId: string, requestId: string, motive: string): Promise<void> =>
  form(`${PATH}/refuseIbanChange`, { supplierId, requestId, motive });

export interface CallBackGiven {
  readonly number: string;
  readonly spokenTo: string;
  readonly source: (typeof CALL_BACK_SOURCES)[number];
  readonly note?: string;
}
export const recordCallBack = (id: string, given: CallBackGiven): Promise<unknown> =>
  post(`/api/v1/change-requests/${encodeURIComponent(id)}/call-back`, { ...given });

export const unlockChanges = (supplierId: string): Promise<unknown> =>
  post(`/api/v1/suppliers/${encodeURIComponent(supplierId)}/unlock-changes`, {});

export const readBankRequest = async (supplierId: string, signal: AbortSignal): Promise<IbanRequest> =>
  (await callJson<IbanRequest>(`${PATH}/ibanRequest?supplierId=${encodeURIComponent(supplierId)}`, { signal })).json;

export const readChangeHistory = async (supplierId: string, signal: AbortSignal): Promise<readonly ChangeLine[]> =>
  (await callJson<ChangeLine[]>(`/api/v1/change-requests?supplierId=${encodeURIComponent(supplierId)}`, { signal }))
    .json;

export const ribUrl = (requestId: string): string => `${PATH}/downloadRequestRib?id=${encodeURIComponent(requestId)}`;

/** How many bank changes wait, over all suppliers. */
export const countBankChanges = async (signal: AbortSignal): Promise<number> =>
  (await callJson<{ totalElements: number }>(`${PATH}/ibanRequests?pageSize=1`, { signal })).json.totalElements;
