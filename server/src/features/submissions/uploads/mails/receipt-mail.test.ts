import { quotePromise, reportPromise } from '@title24/shared-domain';
import { siteConfigurationSeed } from '../../../configuration/site-configuration.seed.ts';
import type { Submission } from '../submission.ts';
import { receiptMail } from './receipt-mail.ts';

test('the receipt distinguishes the quote’s clock from the report’s', () => {
  const submission = {
    reference: 'FS-20261120-7K3Q9XMT',
    fields: { projectName: 'Oak Street house', from: 'Ana Ruiz', email: 'ana.ruiz@example.org' },
    files: [],
  } as unknown as Submission;
  const { text, html } = receiptMail(
    siteConfigurationSeed,
    submission,
    'https://example.org/plans/FS-20261120-7K3Q9XMT?key=secret',
  );
  expect(text).toContain(`${quotePromise} ${reportPromise}`);
  expect(text).toContain('\nhttps://example.org/plans/FS-20261120-7K3Q9XMT?key=secret\n');
  expect(html).toContain('href="https://example.org/plans/FS-20261120-7K3Q9XMT?key=secret"');
  expect(html).toContain('3 business days after you accept the quote');
});
