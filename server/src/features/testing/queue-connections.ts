/** PostgreSQL application name of the job queue's maintenance connections, whose writes do not count. */
export const queueConnections = 'title24 job queue';
