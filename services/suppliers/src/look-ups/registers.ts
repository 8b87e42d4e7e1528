/** A firm's establishment as a register has it. Each text is plain, and no longer than a form takes. */
export interface RegisteredCompany {
  readonly name: string;
  readonly street?: string;
  readonly zipCode?: string;
  readonly city?: string;
  readonly codeNaf?: string;
  /** The establishment, or the firm as a whole. */
  readonly isClosed: boolean;
}

/** The register of French firms. */
export interface CompanyRegister {
  /**
   * The establishment of a SIRET; undefined where the register has none it may show.
   * @throws Error where it does not answer
   */
  find(siret: string): Promise<RegisteredCompany | undefined>;
}

/** `name` and `address` where the number is valid and its country tells them. */
export interface VatStanding {
  readonly isValid: boolean;
  readonly name?: string;
  readonly address?: string;
}

/** The registers of VAT numbers of the European Union. */
export interface VatRegister {
  /** Whether it has numbers of that country: the first two letters of one. */
  covers(country: string): boolean;
  /**
   * Whether a number with its country's letters is valid for trade within the Union.
   * @throws Error where the country's register does not answer
   */
  check(vatNumber: string): Promise<VatStanding>;
}
