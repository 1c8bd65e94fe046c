import { fixedPort } from '../../testing/fixed-port.ts';
import { SmallSite } from '../../testing/small-site.ts';

jest.setTimeout(60_000);

let site: SmallSite;
let metrics: string;

beforeAll(async () => {
  const port = await fixedPort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  site = await SmallSite.start({ METRICS_ADDRESS: `127.0.0.1:${port}` });
});
afterAll(() => site.stop());

const headers = { 'content-type': 'application/csp-report', 'sec-fetch-site': 'same-origin' };
const send = (report: object, more: Record<string, string> = {}) =>
  fetch(`${site.url}/csp-reports`, {
    method: 'POST',
    headers: { ...headers, ...more },
    body: JSON.stringify(report),
  }).then(({ status }) => status);
const counts = async () => (await (await fetch(metrics)).text()).match(/^site_csp_reports_total\{.*$/gm);

test('pages tell browsers where to report violations, which are counted by directive', async () => {
  const { headers: sent } = await fetch(`${site.url}/services`);
  expect(sent.get('content-security-policy')).toContain(';report-uri /csp-reports');
  const blocked = {
    'blocked-uri': 'https://evil.example.com/a?secret',
    'document-uri': `${site.url}/project/P100001`,
  };
  expect(await send({ 'csp-report': { 'effective-directive': 'script-src-elem', ...blocked } })).toBe(204);
  expect(await send({ 'csp-report': { 'violated-directive': "img-src 'self'", ...blocked } })).toBe(204);
  expect(await send({ 'csp-report': { 'effective-directive': 'made-up', ...blocked } })).toBe(204);
  expect(await counts()).toEqual([
    'site_csp_reports_total{directive="script-src"} 1',
    'site_csp_reports_total{directive="img-src"} 1',
    'site_csp_reports_total{directive="other"} 1',
  ]);
});

test('reports that are malformed, oversized or from other sites are refused, and reports over the rate limit are ignored', async () => {
  const report = { 'csp-report': { 'effective-directive': 'style-src' } };
  expect(await send(report, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await send({ type: 'csp-violation' })).toBe(400);
  expect(await send({ 'csp-report': { 'blocked-uri': 'x'.repeat(20_000) } })).toBe(413);
  for (let n = 0; n < 30; n += 1) expect(await send(report)).toBe(204);
  expect(await counts()).toContain('site_csp_reports_total{directive="style-src"} 17');
});
