import { FailureNotice } from './failure-notice.tsx';

export const WithRetry = () => (
  <FailureNotice title="We couldn’t load the prices" reason="The server didn’t answer." onRetry={() => {}} />
);

export const WithoutRetry = () => <FailureNotice reason="The server didn’t answer." />;
