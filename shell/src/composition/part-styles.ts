import { hostName, partAttribute } from '@title24/remote-kit/contract';

/** Enables the style sheets of remotes on the page and disables those of all other remotes. */
export function updatePartStyles(): void {
  for (const { href, sheet } of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const name = /\/assets\/([a-z][a-z0-9-]*)\//.exec(href)?.[1];
    if (!sheet || name === undefined || name === hostName) continue;
    // Setting `disabled` on the link element would also unload the style sheet.
    sheet.disabled = document.querySelector(`[${partAttribute}="${name}"]`) === null;
  }
}

/** Updates the styles now and after each style sheet has loaded. */
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
