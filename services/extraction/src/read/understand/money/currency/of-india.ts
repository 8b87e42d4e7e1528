import { fold } from '../../text/fold.ts';
import { oncePerDocument } from '../../text/once-per-document.ts';

/** India's taxes, its money by name, and its number for them (CGST Rules 2017, rule 10), folded. */
const OF_INDIA = /\b(?:gstin|[cis]gst|utgst|inr|rupees?|\d{2}[a-z]{5}\d{4}[a-z][a-z\d]z[a-z\d])\b/;

/** Whether pages speak of India, whose sign '₹' no recogniser of ours knows: it is taken for a figure, or an 'R'. */
export const isOfIndia = oncePerDocument(({ cells }) => cells.some(({ text }) => OF_INDIA.test(fold(text))));
