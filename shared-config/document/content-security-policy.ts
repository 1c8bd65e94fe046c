/** What a page of this site may load and do. No inline script or style, nothing from other origins. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "frame-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
].join(';');
