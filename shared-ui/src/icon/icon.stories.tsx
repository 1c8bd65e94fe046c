import { Cluster } from '../layout/arrangements.tsx';
import { Icon } from './icon.tsx';
import { type IconName, iconPaths } from './icon-paths.ts';

export const All = () => (
  <Cluster>
    {Object.keys(iconPaths).map((name) => (
      <Icon key={name} name={name as IconName} label={name} />
    ))}
  </Cluster>
);

export const Sizes = () => (
  <Cluster>
    <Icon name="check" size="small" />
    <Icon name="check" />
    <Icon name="check" size="large" />
  </Cluster>
);
