import { escapeHtml } from '@title24/shared-domain';

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** Contrasts enough with white text, and with white and black backgrounds (WCAG 1.4.3, 1.4.11). */
const accent = '#0b6a8f';
/**
 * Matches a number such as '(P100245-1)' at the end of a subject. The HTML heading omits it, because it wraps badly on
 * phones and is also in the text.
 */
const endingReference = / \([A-Z]+-?\d[\w-]*\)$/;

/**
 * Returns an email's HTML document. Styles are inline because some email programs drop style sheets. The
 * document sets no colors for text and background, so that email programs use their own, light or dark.
 */
export function mailDocument(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:24px 16px">
<div style="max-width:600px;margin:0 auto;padding-top:20px;border-top:4px solid ${accent};${font};font-size:16px;line-height:1.5;overflow-wrap:anywhere">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(title.replace(endingReference, ''))}</h1>
${content}
</div>
</body>
</html>
`;
}

/** Returns a link that looks like a button. @param address a full URL */
export function mailButton(words: string, address: string): string {
  const look = `display:inline-block;padding:10px 18px;border-radius:6px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none`;
  return `<p style="margin:24px 0"><a href="${escapeHtml(address)}" style="${look}">${escapeHtml(words)}</a></p>`;
}
