/** The site's color schemes. */
export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** Themes that a visitor can choose (N9). 'system' follows the device and is the default. */
export const themeChoices = ['system', ...themes] as const;

export type ThemeChoice = (typeof themeChoices)[number];

/** Path that the theme form is posted to. */
export const themePath = '/theme';

/** Name of the form field and of the cookie. */
export const themeName = 'theme';

/**
 * Attribute of the document's root element that contains the chosen theme. Without it, the device's setting applies.
 */
export const themeAttribute = 'data-theme';

const yearSeconds = 365 * 24 * 60 * 60;

/** Returns whether a value is a theme that visitors can choose. */
export function isThemeChoice(value: unknown): value is ThemeChoice {
  return themeChoices.some((choice) => choice === value);
}

/**
 * Returns the theme choice from a browser's cookies.
 * @param cookies the `cookie` header or `document.cookie`
 */
export function themeOfCookies(cookies: string | undefined): ThemeChoice {
  const value = /(?:^|;\s*)theme=(\w+)/.exec(cookies ?? '')?.[1];
  return isThemeChoice(value) ? value : 'system';
}

/**
 * Returns the cookie that stores the choice for a year, as text for the `set-cookie` header or for `document.cookie`.
 * For 'system', which needs no cookie, the text deletes the cookie.
 */
export function themeCookie(choice: ThemeChoice, isSecure: boolean): string {
  const maxAge = choice === 'system' ? 0 : yearSeconds;
  return `${themeName}=${choice}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
