import type { RegionRead } from '@comptoir/contracts';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { callJson, sentenceOf } from '../../providers/http.ts';
import { kindOf } from '../form/places.ts';
import type { PageBox } from './drawn-box.ts';
import type { SeenValue } from './field-frame.ts';

interface RereadParts {
  readonly invoiceId: string;
  /** Puts what was read in its place. */
  readonly onValue: (place: string, value: string) => void;
}

export interface Reread {
  /** What was drawn or chosen for a place, the last time. */
  readOf(place: string): SeenValue | undefined;
  /** Puts a value that was seen on the page in a place. */
  take(place: string, seen: SeenValue): void;
  /** What came of the last drawing, for who sees it and for who hears it. */
  readonly said: string | undefined;
  draw(place: string | undefined, page: number, box: PageBox): void;
}

/** Values that a person draws on the page: read at once, each for the field that has the focus. */
export function useReread({ invoiceId, onValue }: RereadParts): Reread {
  const t = useText();
  const translate = useTranslate();
  const [again, setAgain] = useState<Readonly<Record<string, SeenValue>>>({});
  const [said, setSaid] = useState<string>();

  function take(place: string, seen: SeenValue): void {
    setAgain((now) => ({ ...now, [place]: seen }));
    onValue(place, seen.value);
  }

  async function read(place: string, page: number, box: PageBox): Promise<void> {
    const kind = kindOf(place);
    try {
      const { json } = await callJson<RegionRead>(
        `/api/v1/extraction/invoices/${encodeURIComponent(invoiceId)}/region`,
        {
          method: 'POST',
          body: JSON.stringify({ page, box, kind }),
        },
      );
      const { value, text, ...where } = json;
      if (value === undefined) {
        setSaid(text === '' ? t('screen.reread.nothing') : t('screen.reread.other', { text }));
        return;
      }
      take(place, { value, ...where });
      setSaid(t('screen.reread.done', { value }));
    } catch (error) {
      setSaid(translate(sentenceOf(error)));
    }
  }

  return {
    said,
    take,
    readOf: (place) => again[place],
    draw(place, page, box) {
      if (place === undefined || kindOf(place) === undefined) setSaid(t('screen.reread.focusFirst'));
      else void read(place, page, box);
    },
  };
}
