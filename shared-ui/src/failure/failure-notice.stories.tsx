import { FailureNotice } from './failure-notice.tsx';

export const WithRetry = () => (
  <FailureNotice
    title="The prices could not be loaded"
    reason="The server did not answer."
    onRetry={() => {}}
  />
);

export const WithoutRetry = () => <FailureNotice reason="The server did not answer." />;
