import { quotePromise, reportPromise } from './full-service-promise.ts';

test('the quote is promised after the plans arrive, and the report after the quote is accepted', () => {
  expect(quotePromise).toMatch(/3 business days after we receive your plans.*quote/);
  expect(quotePromise).not.toMatch(/report/);
  expect(reportPromise).toMatch(/report.*3 business days after you accept the quote/);
});
