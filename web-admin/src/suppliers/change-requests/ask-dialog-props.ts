import type { ChangeAsked, Supplier } from '@comptoir/contracts';

export interface AskDialogProps {
  readonly supplier: Supplier;
  readonly onAsked: (asked: ChangeAsked) => void;
  readonly onClose: () => void;
}
