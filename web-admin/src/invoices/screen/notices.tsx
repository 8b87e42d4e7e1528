import type { DuplicateOf, InvoiceDetail, InvoiceWarning } from '@comptoir/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import type { MessageKey } from '../../i18n/catalogue.ts';
import { useFormats, useText } from '../../i18n/use-text.ts';
import { FORM_FIELDS, isAmountField, isDateField } from '../form/invoice-form.ts';
import { sentenceOfException, todoOfException } from './exception-sentence.ts';
import { isolate, sentenceOfFinding } from './finding-sentence.ts';
import { RuleFindings } from './rule-findings.tsx';

/** Findings that the warnings, or the notice of the split, say already and more fully. */
const SAID_ELSEWHERE = ['XML_CONTRADICTS_PAGE', 'CODE_CONTRADICTS_PAGE', 'TOTALS_DO_NOT_ADD_UP', 'SEVERAL_INVOICES'];

/** What a person should look at before deciding: why nothing was read, warnings, findings, duplicates, what this one replaces. */
export function Notices({ detail }: { detail: InvoiceDetail }) {
  const t = useText();
  const { duplicates, predecessors, warningList, reading } = detail;
  const all = (reading?.findings ?? []).filter(({ code }) => !SAID_ELSEWHERE.includes(code));
  const ruled = all.filter(({ rule }) => rule !== undefined);
  const findings = all.filter(({ rule }) => rule === undefined);
  // A likely duplicate has its own line, with the link to the other one.
  const warnings = warningList.filter(
    // Nor do the rules' own findings need the warning that there are some.
    ({ code }) =>
      !(code === 'LIKELY_DUPLICATE' && duplicates.length > 0) && !(code === 'RULES_BROKEN' && ruled.length > 0),
  );
  const mayCancel = detail.commands.cancel?.allowed === true;
  // Which other paper it is says more than that it is no invoice.
  const isNamed = findings.some(({ code }) => code === 'DOCUMENT_KIND');
  const failure = detail.status === 'EXCEPTION' && !isNamed ? detail.exceptionReason : undefined;
  if (!failure && warnings.length + all.length + duplicates.length + predecessors.length === 0) return null;
  return (
    <Box component="section" aria-label={t('screen.notices')} sx={{ display: 'grid', gap: 1, mb: 2 }}>
      {failure && (
        <Alert severity="error" variant="outlined" role="note">
          {sentenceOfException(t, failure)} {t(todoOfException(failure, mayCancel))}
        </Alert>
      )}
      {duplicates.map((duplicate) => (
        <DuplicateNotice key={duplicate.invoiceId} duplicate={duplicate} />
      ))}
      <RuleFindings findings={ruled} />
      {warnings.map((warning) => (
        <Alert
          key={`${warning.code} ${JSON.stringify(warning.values)}`}
          severity="warning"
          variant="outlined"
          role="note"
        >
          <WarningSentence warning={warning} currency={detail.currency} />
        </Alert>
      ))}
      {findings.map((finding) => (
        <Alert
          key={`${finding.code} ${finding.field ?? ''} ${finding.values?.reason ?? ''}`}
          severity={finding.severity === 'note' ? 'info' : 'warning'}
          variant="outlined"
          role="note"
        >
          {sentenceOfFinding(t, finding, mayCancel)}
        </Alert>
      ))}
      {predecessors.map(({ invoiceId, invoiceNumber }) => (
        <Alert key={invoiceId} severity="info" variant="outlined" role="note">
          <MuiLink component={Link} to={`/invoices/${invoiceId}`} color="inherit">
            {t('duplicate.predecessor', { name: invoiceNumber ?? invoiceId })}
          </MuiLink>
        </Alert>
      ))}
    </Box>
  );
}

function DuplicateNotice({ duplicate: { invoiceId, invoiceNumber, certain, reasons } }: { duplicate: DuplicateOf }) {
  const t = useText();
  const name = invoiceNumber ?? invoiceId;
  return (
    <Alert severity={certain ? 'error' : 'warning'} variant="outlined" role="note">
      <MuiLink component={Link} to={`/invoices/${invoiceId}`} color="inherit" sx={{ fontWeight: 650 }}>
        {certain ? t('duplicate.certain', { name }) : t('duplicate.likely', { name })}
      </MuiLink>
      {t('common.colon')}
      {reasons.map((reason) => t(`duplicate.reason.${reason}`)).join(', ')}
    </Alert>
  );
}

const isolated = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolate(value)]));

/** What does not add up, by the problem the server names; one it may name later is said in general. */
const AMOUNT_SENTENCES: Readonly<Record<string, MessageKey>> = {
  'invoice.totalsDiffer': 'warning.totalsDiffer',
  'invoice.netByRateDiffers': 'warning.byRateDiffers',
  'invoice.vatByRateDiffers': 'warning.byRateDiffers',
  'invoice.vatRateDiffers': 'warning.vatRateDiffers',
  'invoice.signsDiffer': 'warning.signsDiffer',
  'invoice.negativeTotal': 'warning.negativeTotal',
  'invoice.dueAboveTotal': 'warning.dueAboveTotal',
};

function WarningSentence({
  warning: { code, values = {} },
  currency,
}: {
  warning: InvoiceWarning;
  currency: string | undefined;
}) {
  const t = useText();
  const { amount, day } = useFormats();
  if (code === 'TOTALS_DO_NOT_ADD_UP') {
    const figures = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, isolate(name === 'rate' ? value : amount(value, currency))]),
    );
    const known = AMOUNT_SENTENCES[values.problem ?? ''];
    if (known) return t(known, figures);
  }
  if (code !== 'XML_CONTRADICTS_PAGE' && code !== 'CODE_CONTRADICTS_PAGE')
    return t(`warning.${code}`, isolated(values));
  const field = FORM_FIELDS.find((name) => name === values.field);
  const shown = (value: string | undefined) => {
    if (field && isAmountField(field)) return amount(value, currency);
    return field && isDateField(field) ? day(value) : (value ?? '');
  };
  return t(`warning.${code}`, {
    field: field ? t(`invoice.field.${field}`) : (values.field ?? ''),
    xml: isolate(shown(values.xml)),
    code: isolate(shown(values.code)),
    page: isolate(shown(values.page)),
  });
}
