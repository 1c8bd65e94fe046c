import { version } from 'react';

const [major, minor] = version.split('.');

/**
 * The React versions that a part can run with: from the minor version that it was built with, which may have features
 * that older ones lack. The registry compares this range with the live shell's React.
 */
export const requiredReact = `^${major}.${minor}.0`;

/** Modules that a page loads once: only React; a shared router would be larger than each part's tree-shaken one. */
export const sharedModules = (requiredVersion = requiredReact) =>
  Object.fromEntries(
    ['react', 'react/', 'react-dom', 'react-dom/'].map((name) => [
      name,
      { singleton: true, requiredVersion },
    ]),
  );
