import { Alert } from './alert.tsx';

export const Info = () => <Alert title="Office hours">We answer within one business day.</Alert>;

export const Success = () => <Alert tone="success">Your plans are saved.</Alert>;

export const Warning = () => <Alert tone="warning">This link leads to a step that doesn’t exist.</Alert>;

export const Danger = () => (
  <Alert tone="danger" title="We couldn’t send your plans">
    Check your connection.
  </Alert>
);

export const WithDismissButton = () => <Alert onDismiss={() => {}}>Prices have changed.</Alert>;
