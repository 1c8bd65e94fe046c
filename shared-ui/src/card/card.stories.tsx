import { ButtonLink } from '../button/button.tsx';
import { Card } from './card.tsx';

export const Plain = () => (
  <Card eyebrow="Residential" title="New house" actions={<ButtonLink href="#card">Start</ButtonLink>}>
    <p>A report for a newly built house.</p>
  </Card>
);

export const Accent = () => (
  <Card tone="accent" title="New house">
    <p>A report for a newly built house.</p>
  </Card>
);

export const Pressable = () => (
  <Card title={<a href="#card">New house</a>}>
    <p>A report for a newly built house.</p>
  </Card>
);
