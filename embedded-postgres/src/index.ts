export { readConnectionFile } from './connection-file.ts';
export { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';
export { EmbeddedDatabaseError } from './embedded-database-error.ts';
export type { SupervisorLog } from './supervised-postmaster.ts';
