import { quotePromise, reportPromise } from './full-service-promise.ts';

test('the quote’s deadline is counted from the plans, and the report’s deadline from the accepted quote', () => {
  expect(quotePromise).toMatch(/3 business days after we receive your plans.*quote/);
  expect(quotePromise).not.toMatch(/report/);
  expect(reportPromise).toMatch(/report.*3 business days after you accept the quote/);
});
