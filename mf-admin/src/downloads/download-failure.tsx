import { FailureNotice } from '@title24/ui';
import type { useLink } from './use-link.ts';

interface Props {
  readonly download: Pick<ReturnType<typeof useLink>, 'failure' | 'open'>;
}

/** Shows why a download failed, with a retry button. Renders nothing if the download has not failed. */
export function DownloadFailure({ download: { failure, open } }: Props) {
  return failure && <FailureNotice title="The file was not downloaded" reason={failure} onRetry={open} />;
}
