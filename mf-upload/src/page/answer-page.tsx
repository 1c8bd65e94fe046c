import { dataKey } from '@title24/shared-config/contract';
import { useMountProps } from '@title24/shared-config/runtime';
import { type UploadAttempt, uploadAttemptRequest } from '@title24/shared-domain/full-service';
import { ButtonLink, PageSection, Stack } from '@title24/shared-ui';
import { Confirmation } from '../confirmation/confirmation.tsx';
import { uploadPath } from '../upload-paths.ts';
import { UploadPage } from './upload-page.tsx';

/** What became of a form that a browser sent by itself: the confirmation, or the form with what has to be changed. */
export function AnswerPage() {
  const attempt = useMountProps().pageData.get(dataKey(uploadAttemptRequest)) as UploadAttempt | undefined;
  if (attempt?.outcome === 'sent') {
    return (
      <PageSection width="text" title="Your files have been sent">
        <Stack gap="large">
          <Confirmation receipt={attempt.receipt} headingLevel={3} />
          <p>
            <ButtonLink href={uploadPath} variant="secondary">
              Send more files
            </ButtonLink>
          </p>
        </Stack>
      </PageSection>
    );
  }
  return <UploadPage {...(attempt ? { refused: attempt } : {})} />;
}
