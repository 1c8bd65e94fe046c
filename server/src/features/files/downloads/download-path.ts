const maxLength = 100;

/** Returns the path of a ticket's file. The last segment only names the file for people; it is not used for lookup. */
export function downloadPath(ticket: string, fileName: string): string {
  return `/downloads/${ticket}/${encodeURIComponent([...fileName].slice(-maxLength).join(''))}`;
}
