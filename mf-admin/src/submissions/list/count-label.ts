/** Formats a count: '1,204', or '1,000+' if there may be more. */
export function countLabel(count: number, hasMore: boolean): string {
  return `${count.toLocaleString('en-US')}${hasMore ? '+' : ''}`;
}
