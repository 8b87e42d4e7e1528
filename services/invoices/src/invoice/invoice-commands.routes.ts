import {
  type Action,
  ControlInvoice,
  EnterInvoice,
  IdParams,
  INVOICE_COMMANDS,
  InvoiceDetail,
  InvoiceSummary,
  PlainCommand,
  ReasonCommand,
  RecordPayment,
  RejectInvoice,
  ReversePayment,
  SplitInvoice,
  VerifyInvoice,
} from '@comptoir/contracts';
import { type App, callerOf } from '@comptoir/service-kit';
import { type Static, type TObject, Type } from 'typebox';
import type { Target } from './change-invoice.ts';
import { presentSummary } from './present-invoice.ts';
import { type InvoiceRoutesParts, languageFor, targetOf } from './routes-parts.ts';
import type { Invoice } from './state.ts';
import { type CommandName, TRANSITIONS } from './transitions.ts';

const BASE = '/api/v1/invoices';

const actionOf = (command: CommandName): Action => {
  const { by } = TRANSITIONS[command];
  if (by === 'system') throw new Error(`${command} is nobody's to ask`);
  return by;
};

/** `/api/v1/invoices/{id}/{command}`: each is one decision, one transaction, one event. */
export function commandRoutes(
  app: App,
  { show, take, split, move, recordPayment, reversePayment }: InvoiceRoutesParts,
): void {
  /** `POST {id}/{command}`: gives the command and answers the invoice as it is after it. */
  const command = <Body extends TObject>(
    name: keyof typeof INVOICE_COMMANDS,
    body: Body,
    give: (target: Target, body: Static<Body>) => Promise<Invoice>,
  ): void => {
    app.post(
      `${BASE}/:id/${INVOICE_COMMANDS[name]}`,
      { config: { action: actionOf(name) }, schema: { params: IdParams, body, response: { 200: InvoiceDetail } } },
      async (request) => {
        const given = request.body as Static<Body> & { version: number };
        const invoice = await give({ ...targetOf(request, request.params.id), version: given.version }, given);
        return show.detail(invoice, callerOf(request), languageFor(request));
      },
    );
  };

  command('verify', VerifyInvoice, (target, body) => take.verify(target, body.content));
  command('enter', EnterInvoice, (target, body) => take.enter(target, body.content));
  command('split', SplitInvoice, (target, body) => split(target, body.parts));
  command('control', ControlInvoice, (target) => move.plainly('control', target));
  command('sendBack', ReasonCommand, (target, body) => move.withReason('sendBack', target, body.reason));
  command('pay', RecordPayment, (target, body) => recordPayment(target, body));
  command('reverse', ReversePayment, (target, body) => reversePayment(target, body));
  command('reject', RejectInvoice, (target, body) => move.reject(target, body));
  command('withdraw', PlainCommand, (target) => move.plainly('withdraw', target));
  command('relaunch', PlainCommand, (target) => move.plainly('relaunch', target));
  command('keep', PlainCommand, (target) => move.plainly('keep', target));
  command('discard', PlainCommand, (target) => move.plainly('discard', target));
  command('cancel', ReasonCommand, (target, body) => move.withReason('cancel', target, body.reason));
  command('close', PlainCommand, (target) => move.plainly('close', target));

  app.delete(
    `${BASE}/:id`,
    {
      config: { action: actionOf('delete') },
      schema: {
        params: IdParams,
        querystring: Type.Object({ version: Type.Optional(Type.Integer({ minimum: 0 })) }),
        response: { 200: InvoiceSummary },
      },
    },
    async (request) => {
      const { version } = request.query;
      const target = { ...targetOf(request, request.params.id), ...(version !== undefined && { version }) };
      return presentSummary(await move.plainly('delete', target), callerOf(request));
    },
  );
}
