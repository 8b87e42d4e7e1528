import type { IForbiddenRuleType } from 'dependency-cruiser';

const TESTS = '(\\.spec\\.tsx?$|/testing/|/fixtures/|/conformance/|^libs/testing/|^standalone/(e2e|faults)/)';
/** Files that decide and do nothing else: the life of an invoice, its checks, duplicates, the rules of a password. */
const DECISIONS = [
  '^services/invoices/src/invoice/(invoice|bank-hold|transitions|evolve|may|checks|changes|commands|commands-state|content|content-from-reading|events|history|money|rules|state|warnings|tallies)\\.ts$',
  '^services/invoices/src/duplicates/(judge-duplicates|fingerprint|number)\\.ts$',
  '^services/suppliers/src/change-requests/(change-request|decide-change|choose-ways|contact-points|bank-signs|masks|notices)\\.ts$',
  '^services/identity/src/user/(user|job|read-user-input|user-decision|references)\\.ts$',
  '^services/identity/src/password/(password-link|password-rules)\\.ts$',
  '^services/suppliers/src/import/(supplier-import|row/(decide-row|inputs|earlier-rows)|columns/(guess-columns|labels)|archive/check-entry)\\.ts$',
  '^services/suppliers/src/supplier/(patterns|siret|vat-number|bank-account|bank-change|read-supplier-input)\\.ts$',
];

/** The walls of the house (docs/architecture.md), for dependency-cruiser. */
export const IMPORT_RULES: IForbiddenRuleType[] = [
  {
    name: 'contracts-import-typebox-alone',
    severity: 'error',
    from: { path: '^libs/contracts/src', pathNot: TESTS },
    to: { pathNot: ['^libs/contracts/', '(^|/)node_modules/typebox/', '^typebox'] },
  },
  {
    name: 'libs-import-no-service',
    severity: 'error',
    from: { path: '^libs/' },
    to: { path: '^(services|standalone|web-admin|bench)/' },
  },
  {
    name: 'services-know-each-other-by-contract',
    severity: 'error',
    from: { path: '^services/([^/]+)/' },
    to: { path: '^(services|standalone|web-admin)/', pathNot: '^services/$1/' },
  },
  {
    name: 'web-admin-imports-contracts-alone',
    severity: 'error',
    from: { path: '^web-admin/src' },
    to: { path: '^(libs/(?!contracts/)|services/|standalone/)' },
  },
  {
    name: 'kafkajs-behind-the-port',
    severity: 'error',
    from: { pathNot: ['^libs/event-bus/src/kafka/', '^bench/'] },
    to: { path: '(^|/)node_modules/kafkajs/|^kafkajs$' },
  },
  {
    name: 'mongoose-in-stores',
    severity: 'error',
    from: { pathNot: ['^libs/storage/', '\\.store\\.ts$', '^bench/', TESTS] },
    to: { path: '(^|/)node_modules/(mongoose|mongodb)/|^mongoose$' },
  },
  {
    name: 'decisions-do-no-io',
    severity: 'error',
    from: { path: DECISIONS },
    to: {
      path: ['\\.(store|routes)\\.ts$', '^libs/(storage|event-bus)/', '(^|/)node_modules/(mongoose|fastify|undici)/'],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'decisions-touch-no-machine',
    severity: 'error',
    from: { path: DECISIONS },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'no-circles',
    severity: 'error',
    from: { pathNot: TESTS },
    to: { circular: true },
  },
];
