/** Makes all statements of a transaction see the database as of the first, so that their results are consistent. */
export const snapshotTransaction = { isolationLevel: 'repeatable read' } as const;

/** Like {@link snapshotTransaction}, for a transaction that writes nothing. */
export const readSnapshot = { ...snapshotTransaction, accessMode: 'read only' } as const;
