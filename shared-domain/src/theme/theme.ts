export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** A visitor's choices (N9). 'system', the default, follows the device. */
export const themeChoices = ['system', ...themes] as const;

export type ThemeChoice = (typeof themeChoices)[number];

/** The theme form's path. */
export const themePath = '/theme';

/** Name of the theme form's field and of the theme cookie. */
export const themeName = 'theme';

/** The root element's attribute for the chosen theme. The attribute is absent if the choice is 'system'. */
export const themeAttribute = 'data-theme';

const yearSeconds = 365 * 24 * 60 * 60;

/** Returns whether a value is a theme choice. */
export function isThemeChoice(value: unknown): value is ThemeChoice {
  return themeChoices.some((choice) => choice === value);
}

/**
 * Returns the theme choice from cookies, or 'system' if they contain none.
 * @param cookies - the `cookie` header or `document.cookie`
 */
export function themeOfCookies(cookies: string | undefined): ThemeChoice {
  const value = /(?:^|;\s*)theme=(\w+)/.exec(cookies ?? '')?.[1];
  return isThemeChoice(value) ? value : 'system';
}

/**
 * Returns the cookie that stores the choice for a year, for the `set-cookie` header or `document.cookie`. For
 * 'system', returns a cookie that deletes the stored one.
 */
export function themeCookie(choice: ThemeChoice, isSecure: boolean): string {
  const maxAge = choice === 'system' ? 0 : yearSeconds;
  return `${themeName}=${choice}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
