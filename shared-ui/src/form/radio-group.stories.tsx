import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'house', label: 'House', hint: 'Or duplex' },
  { value: 'adu', label: 'ADU' },
];

export const Plain = () => (
  <RadioGroup name="story-plain" legend="Building" options={options} defaultValue="house" />
);

export const Inline = () => <RadioGroup name="story-inline" legend="Building" options={options} inline />;

export const WithError = () => (
  <RadioGroup name="story-error" legend="Building" options={options} error="Choose a building." />
);
