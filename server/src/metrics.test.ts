import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { recordBackup } from './platform/data-dir/last-backup.ts';
import { fixedPort } from './testing/fixed-port.ts';
import { SmallSite } from './testing/small-site.ts';

jest.setTimeout(60_000);

const workspace = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFile(path.join(workspace, file), 'utf8');

let site: SmallSite;
let address: string;

beforeAll(async () => {
  const port = await fixedPort();
  address = `http://127.0.0.1:${port}/metrics`;
  site = await SmallSite.start({ METRICS_ADDRESS: `127.0.0.1:${port}`, CLAMD_URL: 'tcp://127.0.0.1:1' });
});
afterAll(() => site.stop());

async function samples(): Promise<Map<string, number>> {
  const text = await (await fetch(address)).text();
  return new Map(
    text
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

async function livePart(): Promise<{
  readonly url: string;
  readonly metadata: { readonly version: string };
}> {
  const { microFrontends } = JSON.parse(await (await fetch(`${site.url}/registry.json`)).text());
  return microFrontends['mf-content'][0];
}

/** Sends the same report that a page sends when a part fails in the browser. */
const reportFault = (url: string) =>
  fetch(`${site.url}/part-faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ name: 'mf-content', url }),
  });

test('the site counts requests, pages, renderings and faults, and serves the counts only at a separate address', async () => {
  await fetch(`${site.url}/services`);
  await fetch(`${site.url}/services`);
  const { url } = await livePart();
  await reportFault(url);
  const found = await samples();
  expect(found.get('site_pages_total{how="built"}')).toBe(1);
  expect(found.get('site_pages_total{how="kept"}')).toBe(1);
  const of = (name: string, label: string) =>
    [...found].filter(([key]) => key.startsWith(`${name}{`) && key.includes(label)).map(([, value]) => value);
  expect(of('site_part_renderings_total', 'part="mf-content"')).toEqual([1]);
  expect(of('site_part_faults_total', 'where="browser"')).toEqual([1]);
  expect(of('site_request_seconds_count', 'route="/part-faults",status="2xx"')).toEqual([1]);
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
});

test('no metric label contains a path parameter or the query of a request', async () => {
  await fetch(`${site.url}/downloads/a-secret/plans.pdf`);
  await fetch(`${site.url}/services?name=a-secret`);
  expect([...(await samples()).keys()].filter((key) => key.includes('a-secret'))).toEqual([]);
});

test('the metrics show when the last backup was made', async () => {
  const last = async () => (await samples()).get('site_backup_timestamp_seconds');
  expect(await last()).toBe(0);
  await recordBackup(site.dataDir, new Date('2026-11-20T03:00:00Z'));
  expect(await last()).toBe(Date.parse('2026-11-20T03:00:00Z') / 1000);
});

test('each metric in an alert or on the dashboard exists, and each alert is documented', async () => {
  const [alerts, dashboard, guide] = await Promise.all(
    ['deploy/alerts.yml', 'deploy/grafana-dashboard.json', 'docs/production.md'].map(read),
  );
  const served = [...(await samples()).keys()].map((key) => key.replace(/\{.*/, ''));
  const described = await (await fetch(address)).text();
  const asked = new Set(
    [...`${alerts}${dashboard}`.matchAll(/\b(?:site|nodejs|process)_\w+/g)].map(([name]) => name),
  );
  const isServed = (name: string) => served.includes(name) || described.includes(`# TYPE ${name} `);
  expect([...asked].filter((name) => !isServed(name))).toEqual([]);
  const names = [...(alerts ?? '').matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !guide?.includes(`| ${name} `))).toEqual([]);
});

const promtool = '/usr/bin/promtool';
const withPromtool = existsSync(promtool) ? test : test.skip;

withPromtool('if a part fails for 1% of the visitors, its alert fires within a minute', async () => {
  const { url, metadata } = await livePart();
  const scrapes = [await samples()];
  // Prometheus would take these readings 15 seconds apart.
  for (let visitors = 100; visitors <= 400; visitors += 100) {
    for (let at = 0; at < 100; at += 1) await fetch(`${site.url}/services`);
    await reportFault(url);
    scrapes.push(await samples());
  }
  const names = [...(scrapes.at(-1)?.keys() ?? [])].filter((key) =>
    /^site_(?:part_faults|pages)_total/.test(key),
  );
  const fired = `ALERTS{alertname="PartFails",alertstate="firing",part="mf-content",version="${metadata.version}"}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'alerts-'));
  const file = path.join(folder, 'test.json');
  await writeFile(
    file,
    JSON.stringify({
      rule_files: [path.join(workspace, 'deploy/alerts.yml')],
      evaluation_interval: '15s',
      tests: [
        {
          interval: '15s',
          input_series: names.map((series) => ({
            series,
            values: scrapes.map((scrape) => scrape.get(series) ?? '_').join(' '),
          })),
          promql_expr_test: [
            { expr: 'ALERTS{alertname="PartFails"}', eval_time: '0s', exp_samples: [] },
            {
              expr: 'ALERTS{alertname="PartFails"}',
              eval_time: '60s',
              exp_samples: [{ labels: fired, value: 1 }],
            },
          ],
        },
      ],
    }),
  );
  await promisify(execFile)(promtool, ['test', 'rules', file]);
  await rm(folder, { recursive: true });
});
