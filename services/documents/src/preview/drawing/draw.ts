import type { DocumentPages } from '@comptoir/contracts';
import { type DrawAnswer, type Drawable, type DrawRequest, MOST_LISTED, Undrawable } from './drawing.ts';
import { openImage } from './open-image.ts';
import { openPdf } from './open-pdf.ts';

let kept: { documentId: string; drawable: Drawable } | undefined;

/** Answers a request; keeps its document open for the next one. */
export async function draw(request: DrawRequest): Promise<DrawAnswer> {
  try {
    const drawable = await opened(request);
    const { want } = request;
    if (want.kind === 'pages') return { kind: 'pages', pages: await listPages(drawable) };
    if (want.number > drawable.total) return { kind: 'noSuchPage' };
    return { kind: 'image', image: await drawable.draw(want.number, want.width) };
  } catch (error) {
    if (error instanceof Undrawable) return { kind: 'refused', refusal: error.refusal };
    throw error;
  }
}

async function opened({ documentId, mediaType, bytes }: DrawRequest): Promise<Drawable> {
  if (kept?.documentId === documentId) return kept.drawable;
  if (!bytes) throw new Error(`document ${documentId} came without its bytes`);
  kept?.drawable.close();
  kept = undefined;
  const drawable = await (mediaType === 'application/pdf' ? openPdf(bytes) : openImage(bytes));
  kept = { documentId, drawable };
  return drawable;
}

async function listPages(drawable: Drawable): Promise<DocumentPages> {
  const pages: DocumentPages['pages'] = [];
  for (let number = 1; number <= Math.min(drawable.total, MOST_LISTED); number += 1) {
    pages.push({ number, ...(await drawable.sizeOf(number)) });
  }
  return { total: drawable.total, pages };
}
