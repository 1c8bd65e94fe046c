/** Prefixes of the ids that React generates in the shell's roots. Server and browser must use the same prefixes. */
export const identifierPrefixes = {
  top: 'shell-top-',
  bottom: 'shell-bottom-',
  notFound: 'shell-not-found-',
} as const;
