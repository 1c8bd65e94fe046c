/** '1,204'; '1,000+' where there may be more. */
export function countWords(count: number, hasMore: boolean): string {
  return `${count.toLocaleString('en-US')}${hasMore ? '+' : ''}`;
}
