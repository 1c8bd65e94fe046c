/** The site's color schemes. */
export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The choices of a visitor (N9): 'system' follows the device, and is the default. */
export const themeChoices = ['system', ...themes] as const;

export type ThemeChoice = (typeof themeChoices)[number];

/** Path that the theme's form is posted to. */
export const themePath = '/theme';

/** Field of the form, and name of the cookie. */
export const themeName = 'theme';

/** Attribute of the document's root element with the chosen theme; without it the device decides. */
export const themeAttribute = 'data-theme';

const yearSeconds = 365 * 24 * 60 * 60;

/** Whether a value is a theme that a visitor can choose. */
export function isThemeChoice(value: unknown): value is ThemeChoice {
  return themeChoices.some((choice) => choice === value);
}

/**
 * Returns the choice among a browser's cookies.
 * @param cookies the header `cookie`, or `document.cookie`
 */
export function themeOfCookies(cookies: string | undefined): ThemeChoice {
  const value = /(?:^|;\s*)theme=(\w+)/.exec(cookies ?? '')?.[1];
  return isThemeChoice(value) ? value : 'system';
}

/**
 * Returns the cookie that keeps the choice for a year, as text for the header `set-cookie` or for `document.cookie`.
 * 'system' needs none, and removes it.
 */
export function themeCookie(choice: ThemeChoice, isSecure: boolean): string {
  const maxAge = choice === 'system' ? 0 : yearSeconds;
  return `${themeName}=${choice}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
