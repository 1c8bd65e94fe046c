import { themeChoices, themeCookie, themeOfCookies } from './theme.ts';

test.each(themeChoices)('N9: the choice %s is read from the theme cookie', (choice) => {
  const [pair = ''] = themeCookie(choice, true).split(';');
  expect(themeOfCookies(`a=1; ${pair}; b=2`)).toBe(choice);
});

test.each([undefined, '', 'theme=', 'theme=blue', 'mytheme=dark', 'a=theme=dark'])(
  'N9: the cookies %p contain no theme choice, so the device’s setting applies',
  (cookies) => {
    expect(themeOfCookies(cookies)).toBe('system');
  },
);

test('N9: choosing the device’s setting deletes the cookie, and the cookie is Secure only on HTTPS', () => {
  expect(themeCookie('system', false)).toBe('theme=system; Path=/; Max-Age=0; SameSite=Lax');
  expect(themeCookie('dark', true)).toBe('theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
});
