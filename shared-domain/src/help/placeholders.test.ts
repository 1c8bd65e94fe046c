import fc from 'fast-check';
import type { Product } from '../catalogue/product.ts';
import { doItYourself } from '../policy/do-it-yourself.ts';
import { navLinkKeys } from '../site-configuration/nav-link-keys.ts';
import type { NavLinks } from '../site-configuration/site-configuration.schema.ts';
import { fillPlaceholders, type PlaceholderSources } from './placeholders.ts';

function product(sku: string, price: number, isActive = true): Product {
  const moment = '2026-01-01T00:00:00.000Z';
  return {
    _id: sku,
    name: '',
    description: '',
    price,
    sku,
    dateCreated: moment,
    lastUpdate: moment,
    isActive,
  };
}

function sources(contact: string, target = contact): PlaceholderSources {
  const targets = Object.fromEntries(navLinkKeys.map((key) => [key, target])) as NavLinks;
  return {
    products: [product('1001', 149), product('1002', 1189.5), product('4001', 0), product('5001', 25, false)],
    config: {
      company: {
        name: '',
        phone: { areaCode: '510', number: contact },
        email: { address: contact },
        address: { line1: '', cityText: '', postalCode: '', stateText: '', country: '' },
      },
      navLinks: { ...targets, customerMail: contact, supportPhone1: contact, supportPhone2: contact },
    },
  };
}

test.each([
  ['{price:1001}', '$149'],
  ['{price:1002}', '$1,189.50'],
  ['{price:4001}', '$0'],
  ['{policy:prescriptiveAdditionFee}', '$295'],
  ['{policy:typicalHeaderHeight}', '6&#39;-8&quot;'],
  ['{phone}', '(510) 555-0100'],
  ['{email}', '555-0100'],
  ['{customerMail}', '555-0100'],
  ['{supportPhone1} or {supportPhone2}', '555-0100 or 555-0100'],
  ['<a href="{link:fullService}">{price:1001}</a>', '<a href="/full-service">$149</a>'],
])('the text %s is filled in as %s', (html, filled) => {
  expect(fillPlaceholders(html, sources('555-0100', '/full-service'))).toBe(filled);
});

test.each([
  ...['{price:9999}', '{price:5001}', '{price}', '{policy:none}', '{policy:wallBatts}', '{policy:toString}'],
  ...[
    '{text:none}',
    '{text:toString}',
    '{link:none}',
    '{link:toString}',
    '{link:__proto__}',
    '{phone:1}',
    '{other}',
    '{other:1}',
  ],
  ...['{}', '{ phone }', '{phone', 'phone}', '{price:1001:2}', '{price:<b>}'],
])('the unknown placeholder %s stays as typed', (html) => {
  expect(fillPlaceholders(html, sources('x', '/x'))).toBe(html);
});

test('the placeholder of a shared sentence is filled in if the sentence applies, and removed if it does not', () => {
  const fill = (html: string) => fillPlaceholders(html, sources('x', '/x'));
  expect(fill('<p>{text:quotePromise}</p>')).toMatch(
    /^<p>Within 3 business days after we receive your plans/,
  );
  const switched = jest.replaceProperty(doItYourself, 'isOpen', false);
  expect(fill('Free. {text:doItYourselfNotice}')).toMatch(
    /^Free\. Ordering a Do-It-Yourself report opens soon/,
  );
  switched.replaceValue(true);
  expect(fill('Free. {text:doItYourselfNotice}')).toBe('Free. ');
  switched.restore();
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//example.com',
  '/\\example.com',
  'x',
  '',
])('the target %j does not become a link', (target) => {
  expect(fillPlaceholders('<a href="{link:prices}">', sources('x', target))).toBe('<a href="{link:prices}">');
});

test('a placeholder for missing contact data stays as typed', () => {
  expect(fillPlaceholders('{customerMail}', sources(''))).toBe('{customerMail}');
});

const anyText = fc.string({ unit: 'grapheme', minLength: 1 });
/** Any text, or text that imitates markup, replacement patterns or placeholders. */
const hostile = fc.oneof(
  anyText,
  fc.constantFrom(
    '<script>',
    '"><img src=x onerror=y>',
    "' onclick='x",
    '&lt;',
    '$&',
    '$1',
    '{price:1001}',
    '{phone}',
  ),
);

test('a filled-in value never becomes markup, and unescaping it gives the original value', () => {
  fc.assert(
    fc.property(hostile, (contact) => {
      const filled = fillPlaceholders('<a title="{email}">{email}</a>', sources(contact));
      const [, attribute = '', text = ''] = /^<a title="([^"<>]*)">([^"<>]*)<\/a>$/s.exec(filled) ?? [];
      expect([readBack(attribute), readBack(text)]).toEqual([contact, contact]);
    }),
  );
});

test('HTML without placeholders does not change', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }).filter((html) => !html.includes('{')),
      (html) => {
        expect(fillPlaceholders(html, sources('x'))).toBe(html);
      },
    ),
  );
});

test('the text around a placeholder does not change, for any value', () => {
  const around = fc.string({ unit: 'grapheme' }).filter((text) => !/[{}]/.test(text));
  fc.assert(
    fc.property(around, around, hostile, (before, after, contact) => {
      const filled = fillPlaceholders(`${before}{customerMail}${after}`, sources(contact));
      expect(filled.startsWith(before)).toBe(true);
      expect(filled.endsWith(after)).toBe(true);
      expect(readBack(filled.slice(before.length, filled.length - after.length))).toBe(contact);
    }),
  );
});

function readBack(html: string): string {
  const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name] ?? '');
}
