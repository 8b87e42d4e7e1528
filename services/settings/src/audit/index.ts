export { ensureAnchorKey, readAnchors, readPublicKey } from './anchor-files.ts';
export { createAuditChain } from './audit-chain.store.ts';
export { exportEntries } from './export-entries.ts';
export { verifyChain } from './verify-chain.ts';
