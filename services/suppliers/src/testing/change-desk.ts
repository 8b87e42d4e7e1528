import type {
  Caller,
  ChangeAsked,
  ChangeLine,
  EventEnvelope,
  IbanRequest,
  ProblemDetails,
  Supplier,
  UserCaller,
} from '@comptoir/contracts';
import { systemClock } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import { anAdmin, aSupplier, startService } from '@comptoir/testing';
import { createApp } from '../app.ts';
import { createParts } from '../supplier/create-parts.ts';
import { startMessagingStandIn } from './messaging-stand-in.ts';

const DAY_MS = 86_400_000;
export const IBAN = { iban: 'FR7630006000011234567890189', bic: 'AGRIFRPPXXX' };
export const OTHER_IBAN = { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };
export const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

export interface Firm {
  readonly id: string;
  readonly email: string;
  /** Its own person. */
  readonly person: UserCaller;
}

/** What came of a call: its status, and its body or its problem's code. */
export interface Outcome {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly code?: string;
}

/** The suppliers service as it runs, with time that a test moves, and the hands of the people who ask and decide. */
export async function changeDesk({ env = {} }: { env?: Record<string, string> } = {}) {
  let ahead = 0;
  const clock = { now: () => new Date(systemClock.now().getTime() + ahead) };
  const messaging = await startMessagingStandIn();
  const service = await startService('suppliers', createApp, { clock, env, urls: { messaging: messaging.url } });
  const parts = createParts(service.database, clock);
  const managerId = newId();
  await service.say('identity', {
    type: 'UserChanged',
    subject: managerId,
    data: {
      email: 'm@comptoir.example',
      firstName: 'Mia',
      lastName: 'Manager',
      roles: ['user'],
      supplierIds: [],
      language: 'fr',
      status: 'ACTIVE',
    },
  });
  const seconds = (): number => Math.floor(clock.now().getTime() / 1000);
  /** An administrator who has just signed in. */
  const admin = (): UserCaller => anAdmin({ authenticatedAt: seconds() });

  async function ask(caller: Caller, path: string, init: RequestInit = {}): Promise<Outcome> {
    const answer = await service.call(caller, path, init);
    const body = (await answer.json()) as Record<string, unknown>;
    const { code } = body as Partial<ProblemDetails>;
    return { status: answer.status, body, ...(typeof code === 'string' && { code }) };
  }
  const post = (caller: Caller, path: string, body: object): Promise<Outcome> =>
    ask(caller, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const form = (caller: Caller, path: string, fields: Record<string, string>): Promise<Outcome> =>
    ask(caller, path, { method: 'POST', body: new URLSearchParams(fields) });
  const PATH = '/api/invoice/supplier';

  return {
    service,
    parts,
    clock,
    messaging,
    admin,
    ask,
    post,
    wait: (days: number): void => {
      ahead += days * DAY_MS;
    },
    waitMinutes: (minutes: number): void => {
      ahead += minutes * 60_000;
    },

    /** A supplier whose contact data is on file for so many days, and whose account was accepted before that. */
    async firm(
      options: { days?: number; bank?: object; typist?: UserCaller } & Record<string, unknown> = {},
    ): Promise<Firm> {
      const { days = 40, bank = IBAN, typist = admin(), ...more } = options;
      const key = newId();
      const email = `office-${key}@firm.example`;
      const created = await post(typist, '/api/v1/suppliers', {
        locpt: key,
        raisonSociale: `Firm ${key}`,
        codeSocietee: 1,
        email,
        accountManagerId: managerId,
        ...bank,
        ...more,
      });
      if (created.status !== 201) throw new Error(JSON.stringify(created.body));
      const { id } = created.body as unknown as Supplier;
      if ('iban' in bank) await form(admin(), `${PATH}/acceptIbanChange`, { supplierId: id });
      ahead += days * DAY_MS;
      return { id, email, person: aSupplier(id) };
    },

    askEmail: (firm: Firm, email: string) => post(firm.person, `${PATH}/changeEmail`, { supplierId: firm.id, email }),
    askPhone: (firm: Firm, phoneNumber: string) =>
      post(firm.person, `${PATH}/changePhone`, { supplierId: firm.id, phoneNumber }),
    askIban(firm: Firm, bank: { iban: string; bic: string } = OTHER_IBAN, rib: Buffer = PDF): Promise<Outcome> {
      const body = new FormData();
      body.append('supplierId', firm.id);
      body.append('iban', bank.iban);
      body.append('bic', bank.bic);
      body.append('file', new Blob([new Uint8Array(rib)]), 'rib.pdf');
      return ask(firm.person, `${PATH}/changeIban`, { method: 'POST', body });
    },
    guess: (firm: Firm, id: string, otp: string, operationType: string) =>
      post(firm.person, `${PATH}/validateOtp`, { id, otp, operationType }),
    cancel: (firm: Firm, id: string) => post(firm.person, `${PATH}/cancelOtpValidation`, { id }),
    accept: (caller: Caller, { id: supplierId }: Firm, requestId?: string) =>
      form(caller, `${PATH}/acceptIbanChange`, { supplierId, ...(requestId && { requestId }) }),
    refuse: (caller: Caller, { id: supplierId }: Firm, motive: string) =>
      form(caller, `${PATH}/refuseIbanChange`, { supplierId, motive }),
    callBack: (caller: Caller, id: string, given: { number: string; source: string }) =>
      post(caller, `/api/v1/change-requests/${id}/call-back`, { spokenTo: 'Ann Lee', ...given }),

    async pending({ id }: Firm, caller: Caller = admin()): Promise<IbanRequest> {
      return (await ask(caller, `${PATH}/ibanRequest?supplierId=${id}`)).body as unknown as IbanRequest;
    },
    async onFile({ id }: Firm): Promise<Supplier> {
      return (await ask(admin(), `/api/v1/suppliers/${id}`)).body as unknown as Supplier;
    },
    /** The history of its changes, oldest first, as `action: reason`. */
    async history({ id }: Firm): Promise<string[]> {
      const { body } = await ask(admin(), `/api/v1/change-requests?supplierId=${id}`);
      return (body as unknown as ChangeLine[])
        .toReversed()
        .map(({ action, reason }) => (reason === null ? action : `${action} ${reason}`));
    },
    told: ({ id }: Firm): EventEnvelope[] => service.said.filter(({ supplierId }) => supplierId === id),
    idOf: ({ body }: Outcome): string => (body as unknown as ChangeAsked).data,
    wrong: (): string => (messaging.code() === '111111' ? '222222' : '111111'),
  };
}
