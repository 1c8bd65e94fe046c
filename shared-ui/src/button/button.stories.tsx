import { uploadIcon } from '../icon/icons.ts';
import { Cluster } from '../layout/arrangements.tsx';
import { Button, ButtonLink } from './button.tsx';

export const Variants = () => (
  <Cluster>
    <Button>Primary</Button>
    <Button variant="secondary">Secondary</Button>
    <Button variant="quiet">Quiet</Button>
    <Button variant="danger">Danger</Button>
  </Cluster>
);

export const Sizes = () => (
  <Cluster>
    <Button size="small">Small</Button>
    <Button>Medium</Button>
  </Cluster>
);

export const WithIcon = () => <Button icon={uploadIcon}>Send plans</Button>;

export const Disabled = () => <Button disabled>Send plans</Button>;

export const Block = () => <Button block>Send plans</Button>;

export const Link = () => <ButtonLink href="#button">See prices</ButtonLink>;
