import { Breadcrumbs } from './breadcrumbs.tsx';

export const ThreeLevels = () => (
  <Breadcrumbs
    items={[{ label: 'Home', href: '/' }, { label: 'Help', href: '/help' }, { label: 'Windows' }]}
  />
);
