import { Problem } from '@comptoir/service-kit';
import { xmlEvents } from './xml-events.ts';

/** Of all of them; each may be named by many cells. */
const MOST_STRINGS = 1_000_000;
const MOST_CHARACTERS = 30_000_000;

/** The strings of a workbook that its cells name by number (ECMA-376 part 1, 18.4). @throws Problem import.tooBig, import.sheetDamaged */
export async function readSharedStrings(bytes: AsyncIterable<Buffer>, name: string): Promise<string[]> {
  const strings: string[] = [];
  let characters = 0;
  let text = '';
  let isText = false;
  /** Readings of East Asian words are beside the text, not of it. */
  let isPhonetic = false;
  for await (const events of xmlEvents(bytes, name)) {
    for (const event of events) {
      if ('open' in event) {
        if (event.open === 'si') text = '';
        if (event.open === 'rPh') isPhonetic = true;
        if (event.open === 't') isText = !isPhonetic;
      } else if ('close' in event) {
        if (event.close === 't') isText = false;
        if (event.close === 'rPh') isPhonetic = false;
        if (event.close !== 'si') continue;
        characters += text.length;
        if (strings.length >= MOST_STRINGS || characters > MOST_CHARACTERS)
          throw new Problem('import.tooBig', { name });
        strings.push(text);
      } else if (isText) text += event.text;
    }
  }
  return strings;
}
