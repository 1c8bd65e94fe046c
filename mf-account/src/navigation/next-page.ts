import { pageToReturnTo } from '@title24/remote-kit/contract';

/** The address with `next` in its query, if it names a page to come back to. */
export function withNext(path: string, next: string | null): string {
  const target = pageToReturnTo(next);
  return target === null ? path : `${path}?${new URLSearchParams({ next: target })}`;
}
