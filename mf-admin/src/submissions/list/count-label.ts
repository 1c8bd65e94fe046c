/** '1,204'; '1,000+' if there may be more. */
export function countLabel(count: number, hasMore: boolean): string {
  return `${count.toLocaleString('en-US')}${hasMore ? '+' : ''}`;
}
