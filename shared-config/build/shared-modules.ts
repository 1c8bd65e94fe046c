import { version } from 'react';

const [major, minor] = version.split('.');

/**
 * React versions with which a part can run, starting at the minor version with which it was built, because older
 * versions may lack features. The registry compares this range with the live shell's React.
 */
export const requiredReact = `^${major}.${minor}.0`;

/**
 * Modules that a page loads once. Only React is shared: a shared router would be larger than the parts'
 * tree-shaken routers.
 */
export const sharedModules = (requiredVersion = requiredReact) =>
  Object.fromEntries(
    ['react', 'react/', 'react-dom', 'react-dom/'].map((name) => [
      name,
      { singleton: true, requiredVersion },
    ]),
  );
