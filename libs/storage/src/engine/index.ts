export { enginesFolder, findMongod, type Mongod } from './find-mongod.ts';
export { freePort } from './free-port.ts';
export { type Artifact, fetchJars, findJava } from './java.ts';
export { clearLeftover } from './leftover.ts';
export { type LocalMongo, type LocalMongoOptions, startLocalMongo } from './local-mongo.ts';
export {
  type LocalMember,
  type LocalReplicaSet,
  type LocalReplicaSetOptions,
  startLocalReplicaSet,
} from './local-replica-set.ts';
export { needsOwnSession } from './session.ts';
export { type Supervised, type SupervisorOrder, type SupervisorReport, supervise } from './supervised.ts';
export { EngineUnavailable } from './unavailable.ts';
export { unzipEntries } from './unzip.ts';
