import { TextArea } from './text-area.tsx';

export const Plain = () => <TextArea label="Notes" optional />;

export const WithError = () => <TextArea label="Notes" error="Enter at most 500 characters." />;
