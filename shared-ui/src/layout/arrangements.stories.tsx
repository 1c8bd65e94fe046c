import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { TextField } from '../form/text-field.tsx';
import { CardGrid, Cluster, Split, Stack } from './arrangements.tsx';

const cards = ['One', 'Two', 'Three'].map((title) => <Card key={title} title={title} />);

export const InGrid = () => <CardGrid cell="small">{cards}</CardGrid>;

export const InStack = () => <Stack>{cards}</Stack>;

export const InCluster = () => <Cluster>{cards}</Cluster>;

export const FieldAndButton = () => (
  <Cluster align="end">
    <TextField label="ZIP code" fieldWidth="short" />
    <Button>Look up</Button>
  </Cluster>
);

export const InSplit = () => <Split>{cards.slice(0, 2)}</Split>;
