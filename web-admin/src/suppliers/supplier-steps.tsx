import type { Supplier } from '@comptoir/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { stepAfter, stepBefore } from './form-steps.ts';
import { SupplierSections } from './sections/supplier-sections.tsx';
import { StepList, Trail } from './step-trail.tsx';
import { useSupplierForm } from './use-supplier-form.ts';

/**
 * A new supplier by a wizard of three steps, one on file by the same steps in any order (specification 000 §2 and §4).
 * Cancelling the wizard's last question goes back one step.
 */
export function SupplierSteps({ supplier }: { supplier: Supplier | undefined }) {
  const t = useText();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const form = useSupplierForm(supplier);
  const { draft, files, step, problems, busy } = form;
  const previous = stepBefore(step);
  const isLast = stepAfter(step) === undefined;
  const back = supplier ? `/supplier/details/${supplier.id}` : '/suppliers';

  const element = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  // A step begins at its top, for the eye and for who hears the page.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    panel.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  // The first field that is wrong is where the person goes on.
  useEffect(() => {
    if (Object.keys(problems).length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const submit = () => void (supplier ? form.ask() : form.goOn());
  return (
    <Box
      component="form"
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) submit();
      }}
      sx={{ maxWidth: 920 }}
    >
      <Trail supplier={supplier} step={step} />
      <PageTitle>{supplier ? supplier.label : t('supplier.new')}</PageTitle>
      <StepList step={step} reached={form.reached} onStep={form.goTo} />
      <Box ref={panel} role="group" tabIndex={-1} aria-label={t(`supplier.step.${step}`)} sx={{ outline: 'none' }}>
        <SupplierSections
          step={step}
          draft={draft}
          problems={problems}
          onChange={form.setDraft}
          files={files}
          onFiles={form.setFiles}
          logoOnFile={supplier?.logo}
        />
      </Box>
      {form.refusal && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {form.refusal}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <Button
          color="inherit"
          onClick={() => (form.isTouched ? setLeaving(true) : void navigate(back))}
          sx={{ marginInlineEnd: 'auto' }}
        >
          {t('action.cancel')}
        </Button>
        {previous && (
          <Button variant="outlined" onClick={() => form.goTo(previous)}>
            {t('action.previous')}
          </Button>
        )}
        {supplier && !isLast && (
          <Button variant="outlined" disabled={busy} onClick={() => void form.goOn()}>
            {t('action.next')}
          </Button>
        )}
        <Button type="submit" variant="contained" disabled={busy}>
          {supplier ? t('action.save') : t(isLast ? 'action.finish' : 'action.next')}
        </Button>
      </Box>
      <ConfirmDialog
        open={form.asking}
        title={t('supplier.confirm.title')}
        text={t('supplier.confirm.text')}
        confirm={t('action.save')}
        busy={busy}
        onConfirm={() => void form.save()}
        onCancel={() => {
          form.dismiss();
          if (!supplier && previous) form.goTo(previous);
        }}
      />
      <ConfirmDialog
        open={leaving}
        title={t('form.leave.title')}
        text={t('form.leave.text')}
        confirm={t('form.leave')}
        onConfirm={() => void navigate(back)}
        onCancel={() => setLeaving(false)}
      />
    </Box>
  );
}
