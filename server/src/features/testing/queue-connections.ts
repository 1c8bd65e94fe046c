/** What connections on which the job queue looks after itself are called in PostgreSQL: none of it is a step of any work. */
export const queueConnections = 'title24 job queue';
