import { neutralPaymentInstructions, type PaymentInstructions } from '@title24/shared-domain';
import { answer, configuration, report, rush } from '../testing/site-fixture.ts';
import { findTasks, mailTasks, missedByVisitors } from './tasks.ts';

const site = {
  configuration,
  products: [report],
  helpTexts: [answer],
  now: new Date('2026-11-20T12:00:00Z'),
};
const hrefs = (changed: Partial<typeof site>) => findTasks({ ...site, ...changed }).map(({ href }) => href);

test('a complete site has no tasks', () => {
  expect(findTasks(site)).toEqual([]);
});

test('inactive products, unknown placeholders, an expired announcement and the staging flag are tasks', () => {
  expect(hrefs({ products: [report, rush] })).toEqual(['/admin/products?sku=3001']);
  expect(hrefs({ helpTexts: [{ ...answer, helpText: '<p>{price:3001}</p>' }] })).toEqual([
    '/admin/help?id=a-1',
  ]);
  const config = {
    ...configuration.config,
    isStagingEnv: true,
    announce: 'Past',
    announceSchedule: { from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z' },
  };
  expect(hrefs({ configuration: { ...configuration, config } })).toEqual([
    '/admin/announcement',
    '/admin/announcement',
  ]);
});

test('undelivered mail is a task that links to the list of mail', () => {
  expect(mailTasks(0)).toEqual([]);
  expect(mailTasks(2)).toEqual([{ text: '2 mails could not be delivered.', href: '/admin/mail' }]);
});

test('each missing fact that visitors need is a task', () => {
  const { config } = configuration;
  const about = { people: '', serviceArea: 'California', hours: ' ', since: '' };
  const contentDates = { privacyPolicy: '2026-01-01', terms: '', regulations: '' };
  expect(missedByVisitors({ ...config, about, contentDates }).map(({ text }) => text)).toEqual([
    'Who prepares the reports: names, credentials and license numbers.',
    'The hours in which someone answers the phone.',
    'Whom customers pay by check or transfer, and how.',
    'The date of the terms, which customers accept with an order.',
  ]);
});

test('a payee with neither an address for checks nor bank details is a task', () => {
  const { config } = configuration;
  const isMissed = (more: Partial<PaymentInstructions>) => {
    const payment = { ...neutralPaymentInstructions, payee: 'Example Reports LLC', ...more };
    return missedByVisitors({ ...config, payment }).some(({ text }) => /check or transfer/.test(text));
  };
  const cases = [{}, { checkAddress: '1 A St' }, { transfer: 'Bank' }];
  expect(cases.map(isMissed)).toEqual([true, false, false]);
});
