/**
 * Returns the content security policy of this site's pages. It forbids inline scripts and styles.
 * @param assetsOrigin origin of the parts' files, such as 'https://assets.example.com'; null if the site serves them
 * itself
 * @param bucketUrl start of the URLs to which browsers send files directly, if any
 */
export function contentSecurityPolicyWith(
  assetsOrigin: string | null,
  bucketUrl: string | null = null,
): string {
  const files = assetsOrigin === null ? "'self'" : `'self' ${assetsOrigin}`;
  return [
    "default-src 'none'",
    `script-src ${files}`,
    `style-src ${files}`,
    `img-src ${files} data:`,
    `connect-src ${files}${bucketUrl === null ? '' : ` ${bucketUrl}`}`,
    `font-src ${files}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "frame-src 'self'",
    // A sandboxed frame has no origin, so its worker's script must be a blob (docs/adr/0014).
    "worker-src 'self' blob:",
    "manifest-src 'self'",
  ].join(';');
}

/** The policy of a site that serves all files itself. */
export const contentSecurityPolicy = contentSecurityPolicyWith(null);
