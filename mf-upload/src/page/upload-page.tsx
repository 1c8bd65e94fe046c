import { useQuery } from '@title24/remote-kit/runtime';
import type { SubmissionReceipt } from '@title24/shared-domain/full-service';
import { PageSection } from '@title24/ui';
import { useState } from 'react';
import { useAddressStep } from '../check/check-step.ts';
import { ConfirmationDialog } from '../confirmation/confirmation-dialog.tsx';
import { UploadForm } from '../form/upload-form.tsx';
import { type Refused, useUploadForm } from '../form/use-upload-form.ts';
import { startFromQuery } from '../upload-start.ts';
import { AfterYouSend } from './after-you-send.tsx';
import styles from './upload-page.module.css';

/** Renders the upload form on its own page. */
export function UploadPage({ refused }: { readonly refused?: Refused }) {
  const query = useQuery();
  const start = startFromQuery(query);
  const [receipt, setReceipt] = useState<SubmissionReceipt | null>(null);
  const form = useUploadForm({ start, refused, step: useAddressStep(), onSent: setReceipt });

  function closeConfirmation(): void {
    setReceipt(null);
    form.restart();
  }

  return (
    <PageSection lead="Send us your project’s plans or design documents for a quote. You don’t need an account.">
      <div className={styles.columns}>
        <UploadForm form={form} start={start} headingLevel={2} />
        <AfterYouSend />
      </div>
      <ConfirmationDialog receipt={receipt} onClose={closeConfirmation} />
    </PageSection>
  );
}
