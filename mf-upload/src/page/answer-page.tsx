import { uploadAttemptData } from '@title24/remote-kit/contract';
import { useRequestData } from '@title24/remote-kit/runtime';
import { ButtonLink, PageSection, Stack } from '@title24/ui';
import { Confirmation } from '../confirmation/confirmation.tsx';
import { uploadPath } from '../upload-paths.ts';
import { UploadPage } from './upload-page.tsx';

/** Shows the answer to a form that was sent without JavaScript: the confirmation, or the form with its errors. */
export function AnswerPage() {
  const attempt = useRequestData(uploadAttemptData);
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
