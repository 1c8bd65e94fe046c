import { Select } from './select.tsx';

const zones = (
  <>
    <option>Climate zone 3</option>
    <option>Climate zone 12</option>
  </>
);

export const Plain = () => <Select label="Climate zone">{zones}</Select>;

export const WithError = () => (
  <Select label="Climate zone" error="Choose a climate zone.">
    {zones}
  </Select>
);

export const Disabled = () => (
  <Select label="Climate zone" disabled>
    {zones}
  </Select>
);
