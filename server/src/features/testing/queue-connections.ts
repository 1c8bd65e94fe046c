/**
 * PostgreSQL application name of the job queue's maintenance connections. Their writes do not count as an operation's
 * writes.
 */
export const queueConnections = 'title24 job queue';
