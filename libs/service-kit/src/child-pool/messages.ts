/** What goes over the channel between a pool and its children. */
export type ToChild = { readonly id: number; readonly request: unknown };
export type FromChild =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly id: number; readonly progress: unknown }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown; readonly heldBytes: number }
  | { readonly kind: 'thrown'; readonly id: number; readonly message: string };
