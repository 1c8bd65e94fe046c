/**
 * Returns functions that rename a site's cookies, so that they differ from those of other programs on this
 * machine.
 * @param site - origin of the deployed site
 */
export function cookiesOf(site: string) {
  // Browsers send a cookie to all ports of a host, so the names must differ between sites.
  const mark = `${new URL(site).hostname.replaceAll(/[^\w.-]/g, '-')}-`;
  const marked = new RegExp(`^(__Host-|__Secure-)?${mark.replaceAll('.', '\\.')}(.*)$`);
  return {
    /** Renames the cookie in a `Set-Cookie` header. */
    toBrowser: (header: string) => header.replace(/^(__Host-|__Secure-)?/, `$1${mark}`),
    /** Returns the site's own cookies in a `Cookie` header, under their original names. */
    toSite: (header: string) =>
      header
        .split('; ')
        .flatMap((cookie) => {
          const [, prefix = '', own] = marked.exec(cookie) ?? [];
          return own === undefined ? [] : [prefix + own];
        })
        .join('; '),
  };
}
