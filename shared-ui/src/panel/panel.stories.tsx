import { Panel } from './panel.tsx';

export const WithReference = () => (
  <Panel title="Your plans are sent" reference="T24-0001" referenceLabel="Your reference">
    <p>An analyst reads them within one business day.</p>
  </Panel>
);
