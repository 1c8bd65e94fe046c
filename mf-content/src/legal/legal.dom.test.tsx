import { createHash } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import { testConfiguration } from '@title24/remote-kit/testing';
import { doItYourself, legalVersions, policy } from '@title24/shared-domain';
import { renderPage } from '../testing/render-page.tsx';

const { privacyRequests } = policy;

function contentsOf(container: HTMLElement): HTMLAnchorElement[] {
  const contents = screen.getByRole('navigation', { name: 'Contents' });
  const links = within(contents).getAllByRole<HTMLAnchorElement>('link');
  for (const link of links) {
    const section = container.querySelector(link.hash);
    expect(section?.querySelector('h2')?.textContent).toContain(link.textContent);
  }
  return links;
}

const sectionText = (container: HTMLElement, id: string) =>
  container.querySelector(`#${id}`)?.textContent?.replace(/\s+/g, ' ') ?? '';

test('C9: the privacy policy has six sections, each linked from the table of contents', () => {
  const { container } = renderPage('/privacy-policy');
  expect(contentsOf(container)).toHaveLength(6);
});

test.each([
  [
    'information-you-give',
    [
      'email address',
      'phone number',
      'files themselves',
      'account name',
      'project data',
      'signs the report',
      'decides on the design',
      'credit card',
      'feedback',
    ],
  ],
  [
    'information-collected',
    [
      'your IP address',
      'doesn’t name your browser, your operating system, or the page that led you here (the referrer)',
      'name of your browser and operating system',
      `ends after ${policy.accounts.sessionDays} days without use`,
      'copy of each email',
      'which member of our staff opened, changed, or downloaded a submission',
      'how far you had scrolled',
      'compliance wizard and the numbers of your last estimate',
      `up to ${policy.retention.uploadDraftHours} hours: your name, email address, phone number, comment, and the names and sizes of the files`,
      'token that stands for your session',
      'title24_session',
      'don’t collect your screen resolution',
      'don’t put together the sequence of pages',
      'no trackers',
    ],
  ],
  ['security', [`last ${policy.accounts.cardDigitsShown} digits`]],
  [
    'your-choices',
    [
      'download the data we hold about you',
      'delete the account',
      'delete a submission together with its files',
      'If no such period is set, a submission stays',
      'Email customers@configured.example or call us',
      `within ${privacyRequests.requestConfirmedBusinessDays} business days and answer it within ${privacyRequests.requestAnsweredDays} days`,
      `another ${privacyRequests.requestExtensionDays} days`,
      `${policy.accounts.minimumAgeYears} or older`,
      'Do Not Track',
      'Global Privacy Control',
    ],
  ],
  ['changes-and-contact', ['Configured Company', '7 Configured Street', 'customers@configured.example']],
])('C9: section %s of the privacy policy states %j', (id, words) => {
  const { container } = renderPage('/privacy-policy');
  for (const word of words) expect(sectionText(container, id)).toContain(word);
});

test('C9: while orders are not accepted, and only then, the privacy policy says that the site does not ask for card data yet', () => {
  const noOrders = 'the site doesn’t ask for it';
  const override = jest.replaceProperty(doItYourself, 'isOpen', false);
  expect(sectionText(renderPage('/privacy-policy').container, 'information-you-give')).toContain(noOrders);
  override.replaceValue(true);
  expect(sectionText(renderPage('/privacy-policy').container, 'information-you-give')).not.toContain(
    noOrders,
  );
  override.restore();
});

test.each([
  ['/privacy-policy', 'privacyPolicy'],
  ['/terms-and-conditions', 'terms'],
] as const)('%s shows its effective date only if staff entered one', (path, key) => {
  const none = { privacyPolicy: '', terms: '', regulations: '' };
  const config = (contentDates: typeof none) => ({ config: { ...testConfiguration, contentDates } });
  expect(renderPage(path, config(none)).container.textContent).not.toMatch(/Effective|In force|\d{4}\./);
  const { container } = renderPage(path, config({ ...none, [key]: '2027-01-15' }));
  expect(container.textContent).toContain('Effective January 15, 2027.');
});

test.each([
  ['/privacy-policy', 'privacyPolicy', { 1: 'e9c8cd4b3e12', 2: 'd19285c7aa7e' }],
  ['/terms-and-conditions', 'terms', { 1: '35f81d3bf4be' }],
] as const)(
  '%s: the text matches the digest recorded for its version, so a changed text needs a new version',
  (path, key, digests) => {
    const { container } = renderPage(path);
    const digest = createHash('sha256')
      .update(container.textContent ?? '')
      .digest('hex')
      .slice(0, 12);
    expect({ version: legalVersions[key], digest }).toEqual({
      version: Math.max(...Object.keys(digests).map(Number)),
      digest: Object.values(digests).at(-1),
    });
  },
);

test.each([
  ['/privacy-policy', /as long as tax|if a breach|members get an email|no longer needed/i],
  ['/terms-and-conditions', /state holidays|limited to what you paid|lost profit|stay ours|days more/i],
])('%s makes no unapproved promises', (path, promises) => {
  expect(renderPage(path).container.textContent).not.toMatch(promises);
});

test('C10: the terms have eighteen sections, each linked from the table of contents', () => {
  const { container } = renderPage('/terms-and-conditions');
  expect(contentsOf(container)).toHaveLength(18);
});

test.each([
  [
    'definitions',
    [
      'Time of Submission',
      'Time of Re-Submission',
      'Time of AcceptanceThe moment you accept our quote for Full Service',
      'Monday to Friday, Pacific time, except federal holidays: New Year’s Day, Birthday of Martin Luther King, Jr.',
      'on a Saturday is observed on the Friday before, and one that falls on a Sunday on the Monday after',
      'The day on which the time starts isn’t counted',
    ],
  ],
  ['eligibility', [`${policy.accounts.minimumAgeYears} or older`, 'credit card', 'parent or guardian']],
  [
    'payment',
    ['delivered electronically', 'hard copies are mailed', `last ${policy.accounts.cardDigitsShown} digits`],
  ],
  [
    'delivery',
    [
      'within 3 business days of the Time of Submission',
      'Within 3 business days after we receive your plans, you’ll get a firm quote',
      'get the report within 3 business days after you accept the quote',
      '12:00 pm Pacific',
      'by 3:00 pm',
      'Allow 3 business days for copies',
    ],
  ],
  ['non-compliant-projects', ['within 3 business days', 'within 10 business days', 'counts as canceled']],
  ['evaluation-fee', ['50% of the base services', 'none if we were late']],
  ['cancellation', ['within 2 hours', 'may then be delivered and charged']],
  [
    'refunds',
    [
      'no refunds after delivery',
      'within 3 business days',
      '50% of the services contracted',
      'within 3 business days of the Time of Acceptance',
    ],
  ],
  ['revisions', ['project number', 'input file name', 'revision fee', 'new project']],
  ['warranty', ['free of charge']],
  ['law', ['California law', '7 Configured Street', 'Configured City']],
])('C10: section %s of the terms states %j', (id, words) => {
  const { container } = renderPage('/terms-and-conditions');
  for (const word of words) expect(sectionText(container, id)).toContain(word);
});

describe('while orders are accepted', () => {
  const isOpen = doItYourself.isOpen;
  beforeEach(() => {
    Object.assign(doItYourself, { isOpen: true });
  });
  afterEach(() => {
    Object.assign(doItYourself, { isOpen });
  });

  test.each([
    ['payment', 'You pay for a Do-It-Yourself report by invoice.'],
    ['payment', 'one for printed copies when they are mailed'],
    ['delivery', 'by the end of the last of these days'],
    ['delivery', 'If we miss that time, you don’t pay for Rush Service.'],
    ['evaluation-fee', 'none if we were late. A person decides on each fee before you’re charged.'],
    ['revisions', 'then submit it again. You accept the revision fee for a simple revision when you do'],
    ['definitions', 'Other days on which we’re closed'],
    ['eligibility', 'by invoice or credit card'],
  ])('C10: section %s of the terms says: %s', (id, words) => {
    const { container } = renderPage('/terms-and-conditions');
    expect(sectionText(container, id)).toContain(words);
  });

  const withCards = { config: { ...testConfiguration, acceptsCards: true } };

  test.each([
    ['payment', 'You save a card with our payment processor before you order', 'invoice'],
    [
      'payment',
      'charged for the services when the report is delivered, for printed copies when they are mailed',
      'check',
    ],
    ['revisions', 'we charge it to your card when the revision is delivered', 'invoice'],
    ['eligibility', 'able to pay by credit card', 'invoice'],
  ])('C10, D2d: if cards are charged, section %s of the terms says: %s', (id, words, none) => {
    const { container } = renderPage('/terms-and-conditions', withCards);
    expect(sectionText(container, id)).toContain(words);
    expect(sectionText(container, id)).not.toContain(none);
  });

  test('C9, D2d: if cards are charged, the privacy policy says who stores the card, and what the site stores about it', () => {
    const { container } = renderPage('/privacy-policy', withCards);
    const text = sectionText(container, 'information-you-give');
    expect(text).toContain('its number never reaches our site');
    expect(text).toContain('brand, last four digits and expiration date');
    expect(text).not.toContain('takes no credit card payment information');
  });

  test('C9: without card payments, the privacy policy says that the site takes no card information', () => {
    const { container } = renderPage('/privacy-policy');
    expect(sectionText(container, 'information-you-give')).toContain(
      'takes no credit card payment information',
    );
  });
});
