// What was typed into a page: the fields of a form, and text laid over it.
import { type OpenPdf, withPage } from './open-pdf.ts';
import { type Pdfium, withMemory } from './pdfium.ts';

/** fpdf_annot.h: FPDF_ANNOT_FREETEXT and FPDF_ANNOT_WIDGET. */
const FREE_TEXT = 3;
const WIDGET = 20;
/** fpdf_formfill.h: FPDF_FORMFIELD_PUSHBUTTON and FPDF_FORMFIELD_SIGNATURE, which say nothing of the invoice. */
const NOT_TYPED: ReadonlySet<number> = new Set([1, 7]);
/** Bytes of an FPDF_FORMFILLINFO, and the version of it that needs neither scripts nor XFA. */
const FORM_INFO = { bytes: 512, version: 1 } as const;
/** fpdf_flatten.h: FLAT_NORMALDISPLAY. */
const AS_SHOWN = 0;
/** A page has fewer; one of many thousands is made to cost time. */
const MOST = 1_000;

/**
 * Opens page `number` (from 1) with what was typed into it as a part of it, as whoever opens the file sees it: a text layer tells nothing
 * of annotations. Only this opened document changes, and what it has attached to a page may be gone: that is read before.
 * @throws ReadRefusal as `withPage`
 */
export function withFilledPage<T>(pdf: OpenPdf, number: number, work: (page: number) => T): T {
  // A page is parsed when it is opened: most have nothing typed into them and are opened once.
  const once = withPage(pdf, number, (page) => (fillIn(pdf, page) ? undefined : { done: work(page) }));
  return once ? once.done : withPage(pdf, number, work);
}

/** Whether a page was changed, and has to be opened anew to be seen so. */
function fillIn({ pdfium, document }: OpenPdf, page: number): boolean {
  const kinds = kindsOf(pdfium, page);
  if (!kinds.some((kind) => kind === FREE_TEXT || kind === WIDGET)) return false;
  const isFilledIn = withForm(pdfium, document, (form) => withoutButtons(pdfium, { page, form, kinds }));
  if (isFilledIn) pdfium._FPDFPage_Flatten(page, AS_SHOWN);
  return true;
}

/** Takes out what nobody typed; whether anything is left. */
function withoutButtons(
  pdfium: Pdfium,
  { page, form, kinds }: { readonly page: number; readonly form: number; readonly kinds: readonly number[] },
): boolean {
  let left = kinds.filter((kind) => kind === FREE_TEXT || kind === WIDGET).length;
  // From behind: what is taken out moves those after it.
  for (const index of [...kinds.keys()].reverse()) {
    if (kinds[index] !== WIDGET) continue;
    const type = withAnnotation(pdfium, page, index, (one) => pdfium._FPDFAnnot_GetFormFieldType(form, one));
    if (!NOT_TYPED.has(type)) continue;
    pdfium._FPDFPage_RemoveAnnot(page, index);
    left -= 1;
  }
  return left > 0;
}

/** The subtype of each annotation of a page. */
function kindsOf(pdfium: Pdfium, page: number): number[] {
  const count = Math.min(pdfium._FPDFPage_GetAnnotCount(page), MOST);
  return Array.from({ length: count }, (_, index) =>
    withAnnotation(pdfium, page, index, (one) => pdfium._FPDFAnnot_GetSubtype(one)),
  );
}

function withAnnotation(pdfium: Pdfium, page: number, index: number, ask: (annotation: number) => number): number {
  const annotation = pdfium._FPDFPage_GetAnnot(page, index);
  try {
    return ask(annotation);
  } finally {
    pdfium._FPDFPage_CloseAnnot(annotation);
  }
}

function withForm<T>(pdfium: Pdfium, document: number, work: (form: number) => T): T {
  return withMemory(pdfium, FORM_INFO.bytes, (info) => {
    pdfium.HEAP32[info >> 2] = FORM_INFO.version;
    const form = pdfium._FPDFDOC_InitFormFillEnvironment(document, info);
    try {
      return work(form);
    } finally {
      pdfium._FPDFDOC_ExitFormFillEnvironment(form);
    }
  });
}
