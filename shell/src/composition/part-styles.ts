import { hostName, partAttribute } from '@title24/remote-kit/contract';

/**
 * Enables the stylesheets of remotes that have a place on the page and disables those of all others, so that a remote's
 * styles do not stay after it was left.
 */
export function updatePartStyles(): void {
  for (const { href, sheet } of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const name = /\/assets\/([a-z][a-z0-9-]*)\//.exec(href)?.[1];
    if (!sheet || name === undefined || name === hostName) continue;
    // The link's own `disabled` would unload the stylesheet.
    sheet.disabled = document.querySelector(`[${partAttribute}="${name}"]`) === null;
  }
}

/** Updates the styles now, and again for each stylesheet that arrives later, such as a preloaded one. */
export function followPartStyles(): void {
  updatePartStyles();
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLLinkElement) updatePartStyles();
    },
    // The load event does not bubble.
    { capture: true },
  );
}
