/** The error codes that these tools tell apart (decisions.md 2). */
export const rpcCodes = { notFound: -32001, conflict: -32009, badParams: -32602 } as const;
