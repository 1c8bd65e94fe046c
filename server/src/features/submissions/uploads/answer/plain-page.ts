import { escapeHtml } from '@title24/shared-domain';
import type { UploadAttempt } from '@title24/shared-domain/full-service';

/**
 * Returns a page without the site's layout that shows the outcome of a submission. Used when the site's own page cannot
 * be rendered.
 */
export function plainPage(attempt: UploadAttempt): string {
  const [title, lines] =
    attempt.outcome === 'sent'
      ? ['Your files have been sent', [`Your reference is ${attempt.receipt.reference}.`]]
      : ['Your files have not been sent', attempt.errors.map(({ message }) => message)];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body>
<main>
<h1>${title}</h1>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
<p><a href="/full-service/upload">Back to the form</a></p>
</main>
</body>
</html>
`;
}
