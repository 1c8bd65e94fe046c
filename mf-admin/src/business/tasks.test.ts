import { noOrders } from '../testing/order-fixture.ts';
import { answer, configuration, report, rush } from '../testing/site-fixture.ts';
import { caseTasks, findTasks, mailTasks, orderTasks } from './tasks.ts';

const site = {
  configuration,
  products: [report],
  helpTexts: [answer],
  now: new Date('2026-11-20T12:00:00Z'),
};
const hrefs = (changed: Partial<typeof site>) => findTasks({ ...site, ...changed }).map(({ href }) => href);

test('a site in order has nothing to do', () => {
  expect(findTasks(site)).toEqual([]);
});

test('what is not for sale, a text that cannot be filled in, an announcement that is over, the staging flag', () => {
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

test('Q4: plans that are late, nobody’s or the analyst’s own lead to their part of the queue', () => {
  expect(caseTasks({ work: 0, mine: 0, unassigned: 0, late: 0, customer: 1 })).toEqual([]);
  const tasks = caseTasks({ work: 4, mine: 1, unassigned: 2, late: 1, customer: 1 });
  expect(tasks.map(({ text, href }) => `${text} ${href}`)).toEqual([
    '1 Full Service project is late. /admin/submissions?view=late',
    '2 sets of plans are waiting for an analyst. /admin/submissions?view=unassigned',
    '1 Full Service project is yours. /admin/submissions?view=mine',
  ]);
});

test('D3a: orders that are late, due, open or unpaid lead to their part of the queue; without any there is nothing to do', () => {
  expect(orderTasks(noOrders.counts)).toEqual([]);
  const counts = {
    waiting: 1,
    inReview: 4,
    late: 1,
    cancelRequests: 2,
    feesToConfirm: 1,
    dueToday: 3,
    chargesDue: 2,
  };
  expect(orderTasks(counts).map(({ text, href }) => `${text} ${href}`)).toEqual([
    '1 order is late. /admin/orders?due=late',
    '2 orders are due today. /admin/orders?due=today',
    '1 order is waiting for review. /admin/orders',
    '2 customers want to cancel. /admin/orders',
    '1 evaluation fee is waiting for a decision. /admin/orders?state=cancelled&all=1',
    '2 charges are not paid yet. /admin/orders?state=delivered',
  ]);
});

test('mail that could not be delivered leads to its list', () => {
  expect(mailTasks(0)).toEqual([]);
  expect(mailTasks(2)).toEqual([{ text: '2 mails could not be delivered.', href: '/admin/mail' }]);
});
