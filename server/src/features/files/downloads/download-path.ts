const maxLength = 100;

/** Returns the path that downloads a ticket's file. The last segment is only the name that browsers show and save. */
export function downloadPath(ticket: string, fileName: string): string {
  return `/downloads/${ticket}/${encodeURIComponent([...fileName].slice(-maxLength).join(''))}`;
}
