import { ExternalLink } from './external-link.tsx';

export const WithWords = () => (
  <ExternalLink href="https://www.energy.ca.gov/">Energy Commission</ExternalLink>
);

export const Compact = () => (
  <ExternalLink compact href="https://www.energy.ca.gov/">
    Energy Commission
  </ExternalLink>
);
