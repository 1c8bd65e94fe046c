/** Prefixes of generated ids in the shell's React roots. Server and browser must use the same prefix. */
export const identifierPrefixes = {
  top: 'shell-top-',
  bottom: 'shell-bottom-',
  notFound: 'shell-not-found-',
} as const;
