const maxLength = 100;

/** Returns the URL path that downloads a ticket's file. Its last segment is only the name for browsers to show. */
export function downloadPath(ticket: string, fileName: string): string {
  return `/downloads/${ticket}/${encodeURIComponent([...fileName].slice(-maxLength).join(''))}`;
}
