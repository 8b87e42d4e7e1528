import {
  CancelOtp,
  ChangeAsked,
  ChangeEmail,
  ChangePhone,
  Data,
  IbanRequest,
  scopeOf,
  ValidateOtp,
  ValidateOtpAnswer,
} from '@comptoir/contracts';
import { type App, callerOf, Problem } from '@comptoir/service-kit';
import { holdFiles } from '@comptoir/storage/files';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { byOf } from '../supplier/by.ts';
import { formFields, takeForms } from '../supplier/form-fields.ts';
import { sendRib } from '../supplier/supplier-files.routes.ts';
import { askEmail } from './ask-email.ts';
import { askIban } from './ask-iban.ts';
import { askPhone } from './ask-phone.ts';
import { askerOf } from './asker-of.ts';
import { cancelChange } from './cancel-change.ts';
import type { ChangeParts } from './change-parts.ts';
import { decideBankChange } from './decide-bank-change.ts';
import { isBankValid } from './is-bank-valid.ts';
import { readBankForm } from './read-bank-form.ts';
import { showBankRequest } from './show-bank-request.ts';
import { validateCode } from './validate-code.ts';

const PATH = '/api/invoice/supplier';
const OfSupplier = Type.Object({ supplierId: Type.String({ minLength: 1, maxLength: 60 }) });
const ById = Type.Object({ id: Type.String({ minLength: 1, maxLength: 60 }) });

/** The specification's calls of change requests (001 §7). */
export function changeSpecificationRoutes(app: App, parts: ChangeParts): void {
  const scope = (request: FastifyRequest) => scopeOf(callerOf(request));
  const ask = { action: 'change.ask' } as const;
  const read = { action: 'change.read' } as const;
  const asked = { 200: ChangeAsked };

  app.post(`${PATH}/changeEmail`, { config: ask, schema: { body: ChangeEmail, response: asked } }, async (request) =>
    askEmail(parts, scope(request), { ...request.body, asker: askerOf(request) }),
  );

  app.post(`${PATH}/changePhone`, { config: ask, schema: { body: ChangePhone, response: asked } }, async (request) => {
    const { supplierId, phoneNumber: phone } = request.body;
    return askPhone(parts, scope(request), { supplierId, phone, asker: askerOf(request) });
  });

  app.post(
    `${PATH}/changeIban`,
    { config: ask, schema: { consumes: ['multipart/form-data'], response: asked } },
    async (request) => {
      return holdFiles({ ...parts, logger: request.log }, async (held) => {
        const form = await readBankForm(request, held);
        return askIban(parts, scope(request), { form, asker: askerOf(request) });
      });
    },
  );

  app.post(
    `${PATH}/validateOtp`,
    { config: ask, schema: { body: ValidateOtp, response: { 200: ValidateOtpAnswer } } },
    async (request) => {
      const { id, otp, operationType: kind } = request.body;
      return validateCode(parts, scope(request), { id, otp, kind, by: byOf(request) });
    },
  );

  app.post(
    `${PATH}/cancelOtpValidation`,
    { config: ask, schema: { body: CancelOtp, response: { 200: Data(Type.Boolean()) } } },
    async (request) => {
      await cancelChange(parts, scope(request), { id: request.body.id, by: byOf(request) });
      return { data: true };
    },
  );

  app.get(
    `${PATH}/ibanRequest`,
    { config: read, schema: { querystring: OfSupplier, response: { 200: IbanRequest } } },
    async (request) =>
      showBankRequest(parts, scope(request), { supplierId: request.query.supplierId, caller: callerOf(request) }),
  );

  app.get(`${PATH}/downloadRequestRib`, { config: read, schema: { querystring: ById } }, async (request, reply) => {
    const found = await parts.requests.find(scope(request), request.query.id);
    if (!found) throw new Problem('not.found');
    return sendRib(parts.files, reply, found.after.rib?.fileId);
  });

  app.get(
    `${PATH}/validIban`,
    { config: read, schema: { querystring: ById, response: { 200: Data(Type.Boolean()) } } },
    async (request) => ({ data: await isBankValid(parts, scope(request), request.query.id) }),
  );

  decisionRoutes(app, parts);
}

/** Accepting and refusing, which the specification's client posts as forms. */
function decisionRoutes(app: App, parts: ChangeParts): void {
  const config = { action: 'bankChange.decide' } as const;
  const schema = { response: { 200: Data(Type.Boolean()) } };

  app.register(async (forms) => {
    takeForms(forms);

    forms.post(`${PATH}/acceptIbanChange`, { config, schema }, async (request) => {
      const { supplierId, requestId } = await decisionForm(request);
      const caller = callerOf(request);
      if (caller.kind !== 'user') throw new Problem('access.denied');
      const { id, name, authenticatedAt } = caller;
      await decideBankChange(parts, scopeOf(caller), {
        supplierId,
        command: { name: 'accept', by: { id, name }, authenticatedAt, ...(requestId && { shown: requestId }) },
        by: byOf(request),
      });
      return { data: true };
    });

    forms.post(`${PATH}/refuseIbanChange`, { config, schema }, async (request) => {
      const { supplierId, requestId, motive = '' } = await decisionForm(request);
      const by = byOf(request);
      await decideBankChange(parts, scopeOf(callerOf(request)), {
        supplierId,
        command: { name: 'refuse', by: { id: by.id, name: by.name }, motive, ...(requestId && { shown: requestId }) },
        by,
      });
      return { data: true };
    });
  });
}

async function decisionForm(request: FastifyRequest): Promise<Record<string, string> & { supplierId: string }> {
  const fields = await formFields(request);
  const { supplierId } = fields;
  if (!supplierId) throw new Problem('request.invalid', {}, [{ field: 'supplierId', code: 'required' }]);
  return { ...fields, supplierId };
}
