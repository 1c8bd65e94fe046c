import type { Navigator } from './navigator.ts';
import { linkedAddress } from './site-link.ts';

/** Milliseconds that the pointer or focus must stay on a link before its page is preloaded. */
const restMs = 65;

/** Preloads the page of a link that is hovered, focused or touched. */
export function followLinkIntent({ knows, prepare }: Pick<Navigator, 'knows' | 'prepare'>): void {
  let resting: ReturnType<typeof setTimeout> | undefined;

  const begin =
    (delayMs: number) =>
    ({ target }: Event) => {
      clearTimeout(resting);
      const url = linkedAddress(target);
      if (!url || !knows(url) || url.pathname === location.pathname) return;
      if (delayMs === 0) prepare(url.pathname);
      else resting = setTimeout(() => prepare(url.pathname), delayMs);
    };
  const leave = () => clearTimeout(resting);

  const options = { passive: true };
  document.addEventListener('mouseover', begin(restMs), options);
  document.addEventListener('mouseout', leave, options);
  document.addEventListener('focusin', begin(restMs), options);
  document.addEventListener('focusout', leave, options);
  document.addEventListener('touchstart', begin(0), options);
}
