/** An address or number by which a supplier is reached, in the form it is compared, and since when. */
export interface ContactPoint {
  readonly channel: 'email' | 'phone';
  readonly value: string;
  readonly since: Date;
}

export interface FormerContact extends ContactPoint {
  readonly until: Date;
}

export interface ContactTrack {
  readonly contactPoints: readonly ContactPoint[];
  /** Those of the last CONTACT_DAYS: they go on being told of what is asked. */
  readonly formerContacts: readonly FormerContact[];
}
