import { Cluster } from '../layout/arrangements.tsx';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';

export const All = () => (
  <Cluster>
    {Object.entries(icons).map(([name, path]) => (
      <Icon key={name} path={path} label={name} />
    ))}
  </Cluster>
);

export const Sizes = () => (
  <Cluster>
    <Icon path={icons.checkIcon} size="small" />
    <Icon path={icons.checkIcon} />
    <Icon path={icons.checkIcon} size="large" />
  </Cluster>
);
