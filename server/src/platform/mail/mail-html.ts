import { escapeHtml } from '@title24/shared-domain';

/** A whole HTML document around a mail's content. */
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
