import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { understand } from '../understand.ts';

const linesOf = (page: string) =>
  understand([typedPage(page)]).lines.map(({ quantity, unitPrice, netTotal }) => [quantity, unitPrice, netTotal]);
