import { ProgressBar } from './progress-bar.tsx';

export const Halfway = () => (
  <ProgressBar label="Sending plans" value={40} max={80} valueText="40 of 80 MB" />
);

export const Unknown = () => <ProgressBar label="Reading plans" />;

export const Done = () => <ProgressBar label="Sending plans" value={80} max={80} />;
