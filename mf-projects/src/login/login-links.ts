import { pageToReturnTo } from '@title24/remote-kit/contract';

/** Returns links that log in or create an account, then open `next` if {@link pageToReturnTo} allows it. */
export function loginLinks(next: string): { readonly login: string; readonly register: string } {
  const target = pageToReturnTo(next);
  const query = target === null ? '' : `?${new URLSearchParams({ next: target })}`;
  return { login: `/login${query}`, register: `/register${query}` };
}
