import { version } from 'react';

const [major, minor] = version.split('.');

/**
 * React versions with which a part can run. The range starts at the minor version with which the part was built,
 * because older versions may lack features. The registry compares this range with the React version of the live shell.
 */
export const requiredReact = `^${major}.${minor}.0`;

/**
 * Modules that a page loads once. Only React is shared, because a shared router would be larger than the tree-shaken
 * routers of the parts.
 */
export const sharedModules = (requiredVersion = requiredReact) =>
  Object.fromEntries(
    ['react', 'react/', 'react-dom', 'react-dom/'].map((name) => [
      name,
      { singleton: true, requiredVersion },
    ]),
  );
