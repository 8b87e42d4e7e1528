export * from './access.ts';
export * from './build-service.ts';
export * from './clock.ts';
export * from './config.ts';
export { DEAD_LETTERS_PATH, readDeadLetterList } from './dead-letters/dead-letter.routes.ts';
export type { DeadLetterDesk } from './dead-letters/dead-letter-desk.ts';
export { discardLetter } from './dead-letters/discard-letter.ts';
export { createTellDecided } from './dead-letters/tell-decided.ts';
export { browserOf } from './decisions/browser-of.ts';
export { type Asking, deciderOf, whereFrom } from './decisions/decider.ts';
export { problemFrom, sendProblem } from './error-handler.ts';
export { attachment } from './files/attachment.ts';
export { discardBody } from './files/discard-body.ts';
export { cleanFileName, LONGEST_NAME } from './files/file-name.ts';
export * from './form-parts.ts';
export * from './health.ts';
export * from './internal-token.ts';
export * from './logger.ts';
export {
  countClientCall,
  countReading,
  countRuleCheck,
  countTraining,
  eventMetrics,
} from './metrics/process-metrics.ts';
export { createOperations, type Operations } from './operations/operations.ts';
export { type OperatorTask, openOperatorTasks } from './operations/tasks.ts';
export { createTaskWorker } from './operations/work-tasks.ts';
export * from './place.ts';
export * from './problem.ts';
export * from './problem-page.ts';
export * from './rest-list.ts';
export type * from './role.ts';
export { type SealedFor, seal, unseal } from './secrets/sealed.ts';
export * from './service-client.ts';
export type * from './service-deps.ts';
export * from './specification-list.ts';
export { startTracing } from './tracing/start-tracing.ts';
export type { Tracing } from './tracing/tracing.ts';
