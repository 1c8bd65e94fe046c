/**
 * PostgreSQL application name of the job queue's maintenance connections. Tests that stop a server at its n-th write do
 * not count writes on these connections.
 */
export const queueConnections = 'title24 job queue';
