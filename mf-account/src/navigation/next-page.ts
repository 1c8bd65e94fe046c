import { pageToReturnTo } from '@title24/remote-kit/contract';

/** Adds the query parameter `next` to a path without a query, if {@link pageToReturnTo} permits `next`. */
export function withNext(path: string, next: string | null): string {
  const target = pageToReturnTo(next);
  return target === null ? path : `${path}?${new URLSearchParams({ next: target })}`;
}
