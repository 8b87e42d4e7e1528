import type { RegionRead } from '@comptoir/contracts';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { callJson, sentenceOf } from '../../providers/http.ts';
import type { InvoiceForm } from '../form/invoice-form.ts';
import { kindOf, lastingPlace, placeNow, valueAt, withValue } from '../form/places.ts';
import type { PageBox } from './drawn-box.ts';
import type { SeenValue } from './field-frame.ts';
import type { InvoiceFormState } from './use-invoice-form.ts';
import type { Looks } from './use-looks.ts';

interface RereadParts {
  readonly invoiceId: string;
  readonly sheet: Pick<InvoiceFormState, 'form' | 'change'>;
  readonly looks: Pick<Looks, 'draw'>;
  /** The decimal mark amounts are typed with. */
  readonly mark: ',' | '.';
}

/** A region that is being read, for a lasting place and over the value that stood there. */
interface Drawing {
  readonly place: string;
  readonly over: string | undefined;
}

export interface Reread {
  /** Puts a value that was seen on the page in a place. */
  take(place: string, seen: SeenValue): void;
  /** Something that was drawn is still to fill a place. */
  readonly isReading: boolean;
  /** What came of the last drawing, for who sees it and for who hears it. */
  readonly said: string | undefined;
  /** Reads what was drawn around; done once the answer is there, whatever it is. */
  draw(place: string | undefined, page: number, box: PageBox): Promise<void>;
}

/**
 * Values that a person draws on the page: read at once, each for the field that has the focus. What is typed there while
 * it is read is not overwritten.
 */
export function useReread(parts: RereadParts): Reread {
  const t = useText();
  const translate = useTranslate();
  const latest = useRef(parts);
  latest.current = parts;
  const [underWay, setUnderWay] = useState<readonly Drawing[]>([]);
  const [said, setSaid] = useState<string>();

  /** Puts a value in its place if that is right over the one that stands there; answers whether it was. */
  function fill(lasting: string, seen: SeenValue, isRight: (value: string | undefined) => boolean): boolean {
    const { sheet, looks, mark } = latest.current;
    const kind = kindOf(lasting);
    const typed = kind === 'amount' || kind === 'number' ? seen.value.replace('.', mark) : seen.value;
    let isFilled = false;
    sheet.change((form) => {
      const place = placeNow(form, lasting);
      isFilled = place !== undefined && isRight(valueAt(form, place));
      return isFilled && place !== undefined ? withValue(form, place, typed) : form;
    });
    if (isFilled) looks.draw(lasting, seen);
    return isFilled;
  }

  async function read({ place, over }: Drawing, page: number, box: PageBox): Promise<string> {
    const { json } = await callJson<RegionRead>(
      `/api/v1/extraction/invoices/${encodeURIComponent(parts.invoiceId)}/region`,
      { method: 'POST', body: JSON.stringify({ page, box, kind: kindOf(place) }) },
    );
    const { value, text, ...where } = json;
    if (value === undefined) return text === '' ? t('screen.reread.nothing') : t('screen.reread.other', { text });
    const isFilled = fill(place, { value, ...where }, (now) => now === over);
    return t(isFilled ? 'screen.reread.done' : 'screen.reread.left', { value });
  }

  const { form } = parts.sheet;
  const isReading = underWay.some((drawing) => isAwaited(form, drawing));
  return {
    isReading,
    said: isReading ? t('screen.reread.reading') : said,
    take: (place, seen) => void fill(lastingPlace(form, place), seen, () => true),
    async draw(place, page, box) {
      if (place === undefined || kindOf(place) === undefined) {
        setSaid(t('screen.reread.focusFirst'));
        return;
      }
      const drawing: Drawing = { place: lastingPlace(form, place), over: valueAt(form, place) };
      setUnderWay((now) => [...now, drawing]);
      const came = await read(drawing, page, box).catch((error: unknown) => translate(sentenceOf(error)));
      setUnderWay((now) => now.filter((each) => each !== drawing));
      setSaid(came);
    },
  };
}

/** Whether what is being read will still be put in its place. */
function isAwaited(form: InvoiceForm, { place, over }: Drawing): boolean {
  const now = placeNow(form, place);
  return now !== undefined && valueAt(form, now) === over;
}
