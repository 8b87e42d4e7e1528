import type { ReadField, RegionRead } from '@comptoir/contracts';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { callJson, sentenceOf } from '../../providers/http.ts';
import { kindOf } from '../form/places.ts';
import type { PageBox } from './drawn-box.ts';

interface RereadParts {
  readonly invoiceId: string;
  /** Puts what was read in its place. */
  readonly onValue: (place: string, value: string) => void;
}

export interface Reread {
  /** What was drawn for a place, the last time. */
  readOf(place: string): ReadField | undefined;
  /** What came of the last drawing, for who sees it and for who hears it. */
  readonly said: string | undefined;
  draw(place: string | undefined, page: number, box: PageBox): void;
}

/** Values that a person draws on the page: read at once, each for the field that has the focus. */
export function useReread({ invoiceId, onValue }: RereadParts): Reread {
  const t = useText();
  const translate = useTranslate();
  const [again, setAgain] = useState<Readonly<Record<string, ReadField>>>({});
  const [said, setSaid] = useState<string>();

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
      setAgain((now) => ({ ...now, [place]: { value, ...where } }));
      onValue(place, value);
      setSaid(t('screen.reread.done', { value }));
    } catch (error) {
      setSaid(translate(sentenceOf(error)));
    }
  }

  return {
    said,
    readOf: (place) => again[place],
    draw(place, page, box) {
      if (place === undefined || kindOf(place) === undefined) setSaid(t('screen.reread.focusFirst'));
      else void read(place, page, box);
    },
  };
}
