export type Verdict =
  | { readonly clean: true }
  /** `found` is what the scanner calls it. */
  | { readonly clean: false; readonly found: string };

/** Looks whether a file carries malware, before anybody else gets to open it. */
export interface Scanner {
  /** @throws Problem scan.unavailable where it cannot be told: then the file is not taken */
  scan(bytes: Uint8Array): Promise<Verdict>;
  /** Resolves while it answers. */
  ping(): Promise<void>;
}
