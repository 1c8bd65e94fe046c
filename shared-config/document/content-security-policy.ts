/**
 * Returns the content security policy for this site's pages. It permits no inline scripts or styles. It permits no
 * origins except this site's origin and the origin of the parts' files.
 * @param assetsOrigin such as 'https://assets.example.com'; null if the site serves the files itself
 */
export function contentSecurityPolicyWith(assetsOrigin: string | null): string {
  const files = assetsOrigin === null ? "'self'" : `'self' ${assetsOrigin}`;
  return [
    "default-src 'none'",
    `script-src ${files}`,
    `style-src ${files}`,
    `img-src ${files} data:`,
    `connect-src ${files}`,
    `font-src ${files}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "frame-src 'self'",
    // A sandboxed frame has no origin, so its worker's script must be a blob created in the frame (docs/adr/0014).
    "worker-src 'self' blob:",
    "manifest-src 'self'",
  ].join(';');
}

/** The policy for a site that serves all files itself. */
export const contentSecurityPolicy = contentSecurityPolicyWith(null);
