import { isFromThisSite } from './same-site.ts';

const from = (headers: Record<string, string>, publicUrl: string | null, host = 'evil.example') =>
  isFromThisSite({ headers, host }, publicUrl);

test('with PUBLIC_URL, only that origin is this site, regardless of the Host header', () => {
  const publicUrl = 'https://www.example.com';
  expect(from({ origin: publicUrl }, publicUrl)).toBe(true);
  expect(from({ origin: 'https://evil.example' }, publicUrl)).toBe(false);
  expect(from({ origin: 'http://www.example.com' }, publicUrl, 'www.example.com')).toBe(false);
  expect(from({ origin: 'null' }, publicUrl)).toBe(false);
});

test('without PUBLIC_URL, the origin must match the host', () => {
  expect(from({ origin: 'http://localhost:3000' }, null, 'localhost:3000')).toBe(true);
  expect(from({ origin: 'http://localhost:4000' }, null, 'localhost:3000')).toBe(false);
});

test('the Sec-Fetch-Site header takes precedence over the origin, and a program that sends neither is accepted', () => {
  expect(from({ 'sec-fetch-site': 'cross-site', origin: 'http://localhost' }, null, 'localhost')).toBe(false);
  expect(from({ 'sec-fetch-site': 'same-site' }, null)).toBe(false);
  expect(from({ 'sec-fetch-site': 'same-origin' }, null)).toBe(true);
  expect(from({}, null)).toBe(true);
});
