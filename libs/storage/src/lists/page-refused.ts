/** A page that cannot be given: `code` is a key of the problem catalogue (status 400). */
export class PageRefused extends Error {
  override name = 'PageRefused';
  readonly code: 'cursor.invalid' | 'page.tooDeep';

  constructor(code: 'cursor.invalid' | 'page.tooDeep') {
    super(code);
    this.code = code;
  }
}
