import { Card } from '../card/card.tsx';
import { CardGrid, Cluster, Split, Stack } from './arrangements.tsx';

const cards = ['One', 'Two', 'Three'].map((title) => <Card key={title} title={title} />);

export const InGrid = () => <CardGrid cell="small">{cards}</CardGrid>;

export const InStack = () => <Stack>{cards}</Stack>;

export const InCluster = () => <Cluster>{cards}</Cluster>;

export const InSplit = () => <Split>{cards.slice(0, 2)}</Split>;
