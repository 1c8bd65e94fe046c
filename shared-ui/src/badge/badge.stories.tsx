import { Cluster } from '../layout/arrangements.tsx';
import { Badge } from './badge.tsx';

export const Tones = () => (
  <Cluster>
    <Badge>Neutral</Badge>
    <Badge tone="info">Info</Badge>
    <Badge tone="success">Success</Badge>
    <Badge tone="warning">Warning</Badge>
    <Badge tone="danger">Danger</Badge>
  </Cluster>
);
