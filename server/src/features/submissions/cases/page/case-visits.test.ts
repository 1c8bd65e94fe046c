import { sampleFields } from '../../uploads/testing/sample-form.ts';
import { CaseSite } from '../testing/case-site.ts';

jest.setTimeout(120_000);

let cases: CaseSite;
afterEach(() => cases?.close());

/**
 * Opens a case page on a site with this public origin.
 * @returns the case's reference, the page's cookie, and a function that opens the page with a given cookie and returns
 * the kind of page shown
 */
async function opened(publicUrl: string) {
  cases = await CaseSite.open({ PUBLIC_URL: publicUrl });
  const reference = await cases.quoted();
  const link = new URL(await cases.link(reference), publicUrl);
  const headers = { host: link.host, 'sec-fetch-site': 'same-origin' };
  const form = new URLSearchParams({ key: link.searchParams.get('key') ?? '', email: sampleFields.email });
  const { app } = cases.site;
  const answer = await app.inject({
    method: 'POST',
    url: `/plans/${reference}/open`,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
  const [pair = '', ...attributes] = String(answer.headers['set-cookie']).split('; ');
  const [name = '', value = ''] = pair.split('=');
  const pageWith = async (cookie: string) => {
    cases.forgetPage();
    await app.inject({ url: `/plans/${reference}`, headers: { ...headers, cookie } });
    return cases.page?.page;
  };
  return { reference, name, value, attributes: attributes.sort(), pageWith };
}

test('Q3: with an https PUBLIC_URL, a case cookie has the secure prefix, and a cookie without the prefix is ignored', async () => {
  const { reference, name, value, attributes, pageWith } = await opened('https://www.example.com');
  expect(name).toBe('__Secure-title24_plans');
  expect(attributes).toEqual([
    'HttpOnly',
    expect.stringMatching(/^Max-Age=\d+$/),
    `Path=/plans/${reference}`,
    'SameSite=Lax',
    'Secure',
  ]);
  expect(await pageWith(`${name}=${value}`)).toBe('case');
  // A cookie without the prefix is ignored, because a page that was loaded over HTTP could set such a cookie. Browsers
  // accept a cookie with the prefix only over HTTPS.
  expect(await pageWith(`title24_plans=${value}`)).not.toBe('case');
});

test('Q3: without HTTPS, a case cookie has no secure prefix, and is accepted', async () => {
  const { name, value, attributes, pageWith } = await opened('http://localhost:3000');
  expect([name, attributes.includes('Secure')]).toEqual(['title24_plans', false]);
  expect(await pageWith(`${name}=${value}`)).toBe('case');
});
