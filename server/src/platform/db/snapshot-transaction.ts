/** Options of a transaction in which every statement sees the database as it was at the first statement. */
export const snapshotTransaction = { isolationLevel: 'repeatable read' } as const;

/** Options like {@link snapshotTransaction}, for a transaction that only reads. */
export const readSnapshot = { ...snapshotTransaction, accessMode: 'read only' } as const;
