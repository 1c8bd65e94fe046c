import { pageToReturnTo } from '@title24/remote-kit/contract';

/** Adds `next` to the path's query if `next` is a page of this site. */
export function withNext(path: string, next: string | null): string {
  const target = pageToReturnTo(next);
  return target === null ? path : `${path}?${new URLSearchParams({ next: target })}`;
}
