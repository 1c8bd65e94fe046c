import type { SubmissionReceipt } from '@title24/shared-domain/full-service';
import { PageSection } from '@title24/shared-ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConfirmationDialog } from '../confirmation/confirmation-dialog.tsx';
import { UploadForm } from '../form/upload-form.tsx';
import { startFromQuery } from '../form/upload-start.ts';
import { type Refused, useUploadForm } from '../form/use-upload-form.ts';
import { PageIntroduction } from './page-introduction.tsx';

/** The upload form on a page of its own, for those who were led here by a link. */
export function UploadPage({ refused }: { readonly refused?: Refused }) {
  const [query] = useSearchParams();
  const start = startFromQuery(query);
  const [receipt, setReceipt] = useState<SubmissionReceipt | null>(null);
  const form = useUploadForm({ start, refused, onSent: setReceipt });
  return (
    <PageSection width="text" lead={<PageIntroduction />}>
      <UploadForm form={form} start={start} headingLevel={2} />
      <ConfirmationDialog
        receipt={receipt}
        onClose={() => {
          setReceipt(null);
          form.restart();
        }}
      />
    </PageSection>
  );
}
