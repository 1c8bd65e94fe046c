import { helpSheetNames, navLinkKeys } from '@title24/shared-domain';
import { helpSeeds } from './index.ts';

const pages = [
  ...['/cost-estimator', '/calcerts-reg', '/cheers-reg', '/privacy-policy', '/full-service/upload'],
  ...['re-roof', 'windows'].map((work) => `{link:complianceWizard}?path=residential/${work}`),
];
const answers = helpSeeds.map(({ id }) => `/faq-${id.charAt(0)}#${id}`);
const outside = [
  'https://www.energy.ca.gov/programs-and-topics/programs/building-energy-efficiency-standards/climate-zone-tool-maps-and',
  'https://www.energy.ca.gov/programs-and-topics/programs/building-energy-efficiency-standards/2025-building-energy-efficiency',
  'https://www.energy.ca.gov/programs-and-topics/programs/energy-code-compliance-program',
  'https://www.energy.ca.gov/programs-and-topics/programs/home-energy-rating-system-hers-program/home-energy-rating-system',
  'https://energycodeace.com/',
  'https://search.nfrc.org/search/Searchdefault.aspx',
  'https://coolroofs.org/directory',
  'https://www.ahridirectory.org/',
  'https://cabec.org/cea/',
];

const links = helpSeeds.flatMap(({ id, helpText }) =>
  [...helpText.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, list = '', words = '']) => ({
    id,
    words,
    ...Object.fromEntries([...list.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  })),
) as readonly { id: string; words: string; href: string; [attribute: string]: string }[];

const isOutside = ({ href }: { href: string }) => href.startsWith('https://');
const isSheet = ({ href }: { href: string }) => href.startsWith('/static/');

test('internal links lead to known pages or answers, through the configured link if the page has one', () => {
  const known = [...pages, ...answers, ...navLinkKeys.map((key) => `{link:${key}}`), 'mailto:{customerMail}'];
  const internal = links.filter((link) => !isOutside(link) && !isSheet(link));
  expect(internal.length).toBeGreaterThan(83);
  expect(internal.filter(({ href }) => !known.includes(href))).toEqual([]);
});

test('no answer links to itself', () => {
  expect(links.filter(({ id, href }) => href.endsWith(`#${id}`))).toEqual([]);
});

test('external links open safely in a new tab, and their text announces this', () => {
  const external = links.filter(isOutside);
  expect(external.length).toBeGreaterThan(0);
  for (const link of external) {
    expect(outside).toContain(link.href);
    expect(link).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
    expect(link.words).toMatch(/ \(opens in a new tab\)$/);
  }
  expect(links.filter((link) => !isOutside(link) && link.target)).toEqual([]);
});

test('only the answers c-6, c-7 and c-8 link to the help sheets', () => {
  const sheets = links.filter((link) => isSheet(link) || link['data-help-sheet']);
  expect(sheets.map((link) => [link.id, link.href, link['data-help-sheet']])).toEqual(
    helpSheetNames.map((name, index) => [
      `c-${index + 6}`,
      `/static/pdf/what_you_need_to_know_${name}.pdf`,
      name,
    ]),
  );
});

test('no link text is shorter than five characters or as vague as “click here”', () => {
  for (const { words } of links) {
    expect(words.replace(/<[^>]+>/g, '').trim().length).toBeGreaterThan(4);
    expect(words).not.toMatch(/^(?:here|click here|more|read more|link)$/i);
  }
});
