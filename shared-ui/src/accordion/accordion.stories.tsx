import { Accordion } from './accordion.tsx';

export const Closed = () => (
  <Accordion title="Residential" summary="Houses, duplexes and ADUs">
    <p>What is the project?</p>
  </Accordion>
);

export const Open = () => (
  <Accordion title="Commercial" defaultOpen>
    <p>What is the project?</p>
  </Accordion>
);
