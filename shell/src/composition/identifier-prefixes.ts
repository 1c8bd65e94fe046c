/**
 * Prefixes of generated ids for each React root. The prefixes are the same on the server and in the browser, and
 * differ from those of remotes.
 */
export const identifierPrefixes = {
  top: 'shell-top-',
  bottom: 'shell-bottom-',
  notFound: 'shell-not-found-',
} as const;
