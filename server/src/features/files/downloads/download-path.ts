const maxLength = 100;

/** Where a ticket's file is fetched. The last segment only names the file for people; nothing is looked up by it. */
export function downloadPath(ticket: string, fileName: string): string {
  return `/downloads/${ticket}/${encodeURIComponent([...fileName].slice(-maxLength).join(''))}`;
}
