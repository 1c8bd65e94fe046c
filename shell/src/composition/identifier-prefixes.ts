/**
 * Prefixes of generated ids for each React root. The prefixes are the same on the server and in the browser. They
 * differ from the prefixes of remotes.
 */
export const identifierPrefixes = {
  top: 'shell-top-',
  bottom: 'shell-bottom-',
  notFound: 'shell-not-found-',
} as const;
