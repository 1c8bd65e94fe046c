const maxLength = 100;

/** Returns the URL path that downloads a ticket's file. The server ignores the last segment, which browsers show. */
export function downloadPath(ticket: string, fileName: string): string {
  return `/downloads/${ticket}/${encodeURIComponent([...fileName].slice(-maxLength).join(''))}`;
}
