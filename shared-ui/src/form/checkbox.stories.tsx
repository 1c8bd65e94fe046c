import { Checkbox } from './checkbox.tsx';

export const Plain = () => <Checkbox label="I have read the terms" />;

export const WithHint = () => <Checkbox label="Send me mail" hint="At most once a month" defaultChecked />;

export const WithError = () => (
  <Checkbox label="I have read the terms" error="Accept the terms to continue." />
);

export const Disabled = () => <Checkbox label="I have read the terms" disabled />;
