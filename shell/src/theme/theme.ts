import { type ThemeChoice, themeAttribute, themeCookie, themeOfCookies } from '@title24/shared-domain';

const channelName = 'theme';

/** Applies the theme, stores it for later pages, and notifies other tabs (N9). */
export function chooseTheme(choice: ThemeChoice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers
  document.cookie = themeCookie(choice, location.protocol === 'https:');
  show(choice);
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/** Applies choices from other tabs, including those made while this page was in the back/forward cache. */
export function followTheme(): void {
  const showKept = () => show(themeOfCookies(document.cookie));
  new BroadcastChannel(channelName).addEventListener('message', showKept);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showKept();
  });
}

function show(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') root.removeAttribute(themeAttribute);
  else root.setAttribute(themeAttribute, choice);
}
