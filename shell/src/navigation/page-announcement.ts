import { headingId, placeIds } from '@title24/remote-kit/contract';

export const announcementId = 'page-announcement';

/** After a navigation, focuses the page's h1 and announces `heading` to screen readers. */
export function announcePage(heading: string): void {
  announce(loaded(heading));
}

/**
 * Focuses `main` after a navigation to a page with the frame 'workspace', because such a page renders its h1 later. If
 * the h1 is the next element in `main` to take the focus, the text of the h1 is announced to screen readers.
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

/** Focuses the page's h1, or `main` if there is no h1, and announces a message to screen readers. */
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
