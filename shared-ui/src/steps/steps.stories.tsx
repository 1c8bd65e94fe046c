import { Steps } from './steps.tsx';

export const First = () => <Steps current={1} total={4} label="Building" />;

export const Last = () => <Steps current={4} total={4} label="Review" />;
