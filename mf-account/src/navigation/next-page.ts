import { pageToReturnTo } from '@title24/remote-kit/contract';

/** Adds `next`, unless it is null, to the path's query. */
export function withNext(path: string, next: string | null): string {
  const target = pageToReturnTo(next);
  return target === null ? path : `${path}?${new URLSearchParams({ next: target })}`;
}
