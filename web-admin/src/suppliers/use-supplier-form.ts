import type { Supplier } from '@comptoir/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { MessageKey } from '../i18n/catalogue.ts';
import { useText } from '../i18n/use-text.ts';
import { problemIn, sentenceOf } from '../providers/http.ts';
import { isNameTaken, saveSupplier } from './calls.ts';
import { firstWrong, problemsOn, STEPS, type Step, stepAfter } from './form-steps.ts';
import { draftOf, inputOf, problemsOf, type SupplierDraft } from './supplier-draft.ts';
import type { SupplierFiles } from './supplier-files.ts';

type Problems = Readonly<Record<string, string>>;

/** What a person typed, where they are in it, and what was wrong; the steps of a new supplier open one after another. */
export function useSupplierForm(supplier: Supplier | undefined) {
  const t = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [before] = useState(() => draftOf(supplier));
  const [draft, setDraft] = useState<SupplierDraft>(before);
  const [files, setFiles] = useState<SupplierFiles>({});
  const [step, setStep] = useState<Step>('company');
  const [reached, setReached] = useState(supplier ? STEPS.length - 1 : 0);
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<string>();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const goTo = (next: Step) => {
    setStep(next);
    setReached((furthest) => Math.max(furthest, STEPS.indexOf(next)));
  };
  const show = (found: Problems) => {
    setProblems(found);
    const wrong = firstWrong(found);
    setRefusal(wrong ? t('supplier.fixErrors') : undefined);
    if (wrong) goTo(wrong);
    return wrong === undefined;
  };
  const worded = (found: Readonly<Record<string, MessageKey>>): Problems =>
    Object.fromEntries(Object.entries(found).map(([field, key]) => [field, t(key)]));

  /** Does what may fail over the network; what failed is told in the portal's words. */
  async function trying(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const fields = problemIn(error)?.errors ?? [];
      show(
        Object.fromEntries(
          fields.map(({ field, message }) => [field.replace(/^\//, '').replaceAll('/', '.'), message]),
        ),
      );
      setRefusal(translate(sentenceOf(error)));
      setAsking(false);
    } finally {
      setBusy(false);
    }
  }

  /** The company's step is left with a name that nobody has (specification 000 §4). */
  const isNameFree = async (): Promise<boolean> => {
    const isTaken = await isNameTaken(draft.values.raisonSociale.trim(), supplier);
    return isTaken ? show({ raisonSociale: t('supplier.nameTaken') }) : true;
  };

  return {
    ...{ draft, setDraft, files, setFiles, step, reached, problems, refusal, asking, busy, goTo },
    isTouched: draft !== before || files.logo !== undefined || files.rib !== undefined,
    /** Goes on where this step is right; behind the last one waits the question whether to save. */
    goOn: () =>
      trying(async () => {
        if (!show(worded(problemsOn(step, problemsOf(draft, supplier))))) return;
        if (step === 'company' && !(await isNameFree())) return;
        const next = stepAfter(step);
        if (next) goTo(next);
        else if (show(worded(problemsOf(draft, supplier)))) setAsking(true);
      }),
    /** Asks whether to save, where every step is right. */
    ask: () =>
      trying(async () => {
        if (show(worded(problemsOf(draft, supplier))) && (await isNameFree())) setAsking(true);
      }),
    dismiss: () => setAsking(false),
    save: () =>
      trying(async () => {
        await saveSupplier(inputOf(draft, supplier), files, supplier);
        await client.invalidateQueries({ queryKey: ['suppliers'] });
        notify(t(supplier ? 'supplier.updated' : 'supplier.created'), { type: 'success' });
        // The wizard ends at the list, a change at / (specification 001 §2).
        void navigate(supplier ? '/' : '/suppliers');
      }),
  };
}
