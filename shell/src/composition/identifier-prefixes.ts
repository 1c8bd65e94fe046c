/** Prefixes of generated ids for each React root, equal on the server and in the browser. */
export const identifierPrefixes = {
  top: 'shell-top-',
  bottom: 'shell-bottom-',
  notFound: 'shell-not-found-',
} as const;
