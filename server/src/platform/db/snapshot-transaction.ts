/** Has all statements of a transaction see the database as of its first, so that what they read fits together. */
export const snapshotTransaction = { isolationLevel: 'repeatable read' } as const;

/** The same, for a transaction that writes nothing. */
export const readSnapshot = { ...snapshotTransaction, accessMode: 'read only' } as const;
