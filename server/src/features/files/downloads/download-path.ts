const maxLength = 100;

/**
 * Returns the URL path that downloads a ticket's file. The last segment only gives browsers the name to show and save.
 */
export function downloadPath(ticket: string, fileName: string): string {
  return `/downloads/${ticket}/${encodeURIComponent([...fileName].slice(-maxLength).join(''))}`;
}
