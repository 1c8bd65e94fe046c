import { headingId, placeIds } from '@title24/remote-kit/contract';

export const announcementId = 'page-announcement';

/** Focuses the page's h1 and announces its heading to screen readers, after a navigation. */
export function announcePage(heading: string): void {
  announce(loaded(heading));
}

/**
 * Focuses `main` after a navigation to a workspace, whose screen renders the h1. Once the h1 takes the focus, its text
 * is announced.
 */
export function announceWorkspace(): void {
  const main = document.getElementById(placeIds.main);
  main?.focus({ preventScroll: true });
  main?.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target.id === headingId) say(loaded(target.textContent));
    },
    { once: true },
  );
}

const loaded = (heading: string) => `${heading}, page loaded`;

/** Focuses the page's h1 and announces a message, after the focused element was removed. */
export function announce(words: string): void {
  // React renders the new heading before the next frame.
  requestAnimationFrame(() => {
    const heading = document.getElementById(headingId) ?? document.getElementById(placeIds.main);
    heading?.focus({ preventScroll: true });
    say(words);
  });
}

/** Announces a message to screen readers without moving the focus. */
export function say(words: string): void {
  const region = document.getElementById(announcementId);
  if (region) region.textContent = words;
}
