import { escapeHtml } from '@title24/shared-domain';
import type { PreviewedVersion } from './preview-links.ts';

/** The form that starts a preview posts to this path. A preview link is this path, a slash and a preview key. */
export const previewPath = '/preview';
/** The form that ends a preview posts to this path. */
export const endPreviewPath = '/preview/end';
export const previewStylesPath = '/preview/preview.css';
/** Name of the form field with the preview key. */
export const keyField = 'key';

const styles = `<link rel="stylesheet" href="${previewStylesPath}">`;

const until = (moment: Date) => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Adds a bar with the previewed version and a button that ends the preview. */
export function withPreviewBar(html: string, { name, version, expiresAt }: PreviewedVersion): string {
  const bar = `<aside class="preview" aria-label="Preview"><form method="post" action="${endPreviewPath}">
<p><strong>Preview</strong> of ${escapeHtml(`${name} ${version}`)}, which is not live. Only you see it, until ${until(expiresAt)}.</p>
<button>End the preview</button></form></aside>`;
  // The replacements are functions, because `$` in a replacement text has a special meaning.
  return html
    .replace('</head>', () => `${styles}\n<meta name="robots" content="noindex">\n</head>`)
    .replace('<body>', () => `<body>\n${bar}`);
}

/**
 * Returns the page of a preview link, which asks for confirmation. Without the confirmation, a team could run its code
 * in the browser of anyone who follows a link.
 */
export function offerHtml(
  key: string,
  { name, version, expiresAt, publishedBy }: PreviewedVersion & { readonly publishedBy: string },
): string {
  const title = `Preview ${escapeHtml(`${name} ${version}`)}?`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${styles}
</head>
<body>
<main class="preview-offer">
<h1>${title}</h1>
<p>This version was published by ${escapeHtml(publishedBy)} and is not live. It can do in your browser whatever the site can, also
with your login. Continue only if you expected this link.</p>
<p>Only you see it, until ${until(expiresAt)} or until you end the preview.</p>
<form method="post" action="${previewPath}">
<input type="hidden" name="${keyField}" value="${escapeHtml(key)}">
<button>Start the preview</button>
</form>
</main>
</body>
</html>
`;
}
