/**
 * PostgreSQL application name of the job queue's maintenance connections. Writes on these connections do not count as
 * an operation's writes.
 */
export const queueConnections = 'title24 job queue';
