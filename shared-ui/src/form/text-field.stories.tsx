import { TextField } from './text-field.tsx';

export const Plain = () => <TextField label="Name" hint="As on the permit" />;

export const WithUnit = () => (
  <TextField label="Floor area" unit="sq ft" fieldWidth="short" defaultValue="1200" />
);

export const WithError = () => <TextField label="Name" error="Enter your name." />;

export const Optional = () => <TextField label="Phone" optional />;

export const Disabled = () => <TextField label="Name" disabled />;
