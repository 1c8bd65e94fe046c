/** Prefixes of generated ids by root: the same on the server and in the browser, and apart from the remotes'. */
export const identifierPrefixes = {
  top: 'shell-top-',
  bottom: 'shell-bottom-',
  notFound: 'shell-not-found-',
} as const;
