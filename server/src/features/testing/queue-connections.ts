/** The name in PostgreSQL of the job queue's connections for its own maintenance, which is not a step of any work. */
export const queueConnections = 'title24 job queue';
