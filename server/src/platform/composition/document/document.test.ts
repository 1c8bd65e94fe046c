import type { RegistryEntry, RenderResult } from '@title24/shared-config/contract';
import { type DocumentParts, documentHtml } from './document.ts';

const entry: RegistryEntry = {
  name: 'mf-wizard',
  url: '/assets/mf-wizard/remoteEntry.js',
  metadata: { version: '1', integrity: '' },
  extras: {
    kind: 'remote',
    contract: '^1.0.0',
    container: 'mf_wizard',
    routes: [{ path: '/wizard', title: 'Wizard & quote', heading: 'H', description: 'D' }],
    statics: {},
    styles: [],
    scripts: [],
  },
};

const titlesOf = (remoteHtml: RenderResult | null) => {
  const html = documentHtml({
    route: entry.extras.routes[0] ?? null,
    siteName: 'Site',
    origin: 'https://www.example.com',
    host: entry,
    hostPart: { html: null, isLastGood: false },
    remote: entry,
    remotePart: { html: remoteHtml, isLastGood: false },
    extraScripts: [],
    state: {} as DocumentParts['state'],
  });
  return [/<title>(.*?)<\/title>/.exec(html)?.[1], /og:title" content="(.*?)"/.exec(html)?.[1]];
};

test('R4: a part names what it shows at this address, as text; else the title is the route’s', () => {
  const route = 'Wizard &amp; quote | Site';
  expect(titlesOf(null)).toEqual([route, route]);
  expect(titlesOf({ main: '', title: '' })).toEqual([route, route]);
  const own = 'Which &lt;building&gt;? | Site';
  expect(titlesOf({ main: '', title: 'Which <building>?' })).toEqual([own, own]);
});
