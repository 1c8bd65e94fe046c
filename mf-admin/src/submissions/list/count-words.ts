/** '1,204'; '1,000+' if there may be more. */
export function countWords(count: number, hasMore: boolean): string {
  return `${count.toLocaleString('en-US')}${hasMore ? '+' : ''}`;
}
