import type { CodeChannel, SendCode } from '@comptoir/contracts';
import type { SupplierParts } from '../supplier/supplier-parts.ts';

/** What the use cases of change requests work with; app.ts makes it. */
export interface ChangeParts extends SupplierParts {
  /**
   * Has a code sent by the first way that works; answers which that was.
   * @throws Problem change.codeNotSent, service.unavailable
   */
  sendCode(order: SendCode): Promise<{ channel: CodeChannel; to: string }>;
}
