import { isPlainClick } from '@title24/remote-kit/browser';
import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Parts of the Navigation API, which can cancel Back and Forward. In browsers without this API, Back and
 * Forward within the site are not guarded.
 */
interface TraversalEvent extends Event {
  readonly navigationType: string;
  readonly destination: { readonly key: string };
}
interface Traversals extends EventTarget {
  traverseTo(key: string): unknown;
}

/**
 * While `isOn` is true, asks for confirmation before the user leaves the page or opens another view of it, such as
 * /admin/help?id=….
 * @param ask receives a function that leaves the page
 * @returns a function that turns off the confirmation until `isOn` becomes true again
 */
export function useLeaveGuard(
  isOn: boolean,
  navigate: (href: string) => Promise<void>,
  ask: (go: () => void) => void,
): () => void {
  const passing = useRef(false);
  const asking = useRef(ask);
  useEffect(() => {
    asking.current = ask;
  });

  useLayoutEffect(() => {
    if (!isOn) return;
    passing.current = false;

    function onClick(event: MouseEvent): void {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (passing.current || !link || !leavesView(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      const { href } = link;
      asking.current(() => void navigate(href));
    }
    function onBeforeUnload(event: BeforeUnloadEvent): void {
      if (!passing.current) event.preventDefault();
    }
    const traversals = (window as { navigation?: Traversals }).navigation;
    function onNavigate(event: Event): void {
      const { navigationType, destination, cancelable } = event as TraversalEvent;
      if (passing.current || navigationType !== 'traverse' || !cancelable) return;
      event.preventDefault();
      asking.current(() => traversals?.traverseTo(destination.key));
    }

    // The capture phase comes before the shell's listener, which turns clicks into navigations.
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onBeforeUnload);
    traversals?.addEventListener('navigate', onNavigate);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onBeforeUnload);
      traversals?.removeEventListener('navigate', onNavigate);
    };
  }, [isOn, navigate]);

  return () => {
    passing.current = true;
  };
}

/**
 * Returns whether a click on the link leaves the current view. Links to new tabs, downloads, other apps
 * (mailto:) and anchors of the same view do not leave it.
 */
function leavesView(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (!isPlainClick(event) || !link.href || link.hasAttribute('download')) return false;
  if (link.target && link.target !== '_self') return false;
  const url = new URL(link.href);
  if (!url.protocol.startsWith('http')) return false;
  return !(url.hash && url.pathname === location.pathname && url.search === location.search);
}
