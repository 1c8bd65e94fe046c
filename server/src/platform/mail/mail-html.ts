import { escapeHtml } from '@title24/shared-domain';

/** Returns a whole HTML document around a mail's content. */
export function mailDocument(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body>
${content}
</body>
</html>
`;
}
