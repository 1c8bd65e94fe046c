/** The name that PostgreSQL shows for the job queue's maintenance connections, which are not part of any work. */
export const queueConnections = 'title24 job queue';
