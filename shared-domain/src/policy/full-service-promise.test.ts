import { quotePromise, reportPromise } from './full-service-promise.ts';

test('the deadline for the quote starts with the plans, and the deadline for the report with the accepted quote', () => {
  expect(quotePromise).toMatch(/3 business days after we receive your plans.*quote/);
  expect(quotePromise).not.toMatch(/report/);
  expect(reportPromise).toMatch(/report.*3 business days after you accept the quote/);
});
