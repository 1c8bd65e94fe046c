/** Options of a transaction whose statements all see the database as of the first one. */
export const snapshotTransaction = { isolationLevel: 'repeatable read' } as const;

/** Options like {@link snapshotTransaction}, for a transaction that only reads. */
export const readSnapshot = { ...snapshotTransaction, accessMode: 'read only' } as const;
