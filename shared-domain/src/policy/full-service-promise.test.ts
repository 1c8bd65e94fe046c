import { quotePromise, reportPromise } from './full-service-promise.ts';

test('the promised time for a quote starts when the plans arrive, and for a report when the quote is accepted', () => {
  expect(quotePromise).toMatch(/3 business days after we receive your plans.*quote/);
  expect(quotePromise).not.toMatch(/report/);
  expect(reportPromise).toMatch(/report.*3 business days after you accept the quote/);
});
