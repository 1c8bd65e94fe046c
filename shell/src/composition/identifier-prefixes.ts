/**
 * Prefixes of the ids that each React root generates: the same on the server and in the browser, and different from
 * the remotes'.
 */
export const identifierPrefixes = {
  top: 'shell-top-',
  bottom: 'shell-bottom-',
  notFound: 'shell-not-found-',
} as const;
