import { version } from 'react';

const [major, minor] = version.split('.');

/**
 * The versions of React that a part runs with: from the minor version on that it was built with, which may have what older
 * ones do not. The registry compares it with what the live shell brings.
 */
export const requiredReact = `^${major}.${minor}.0`;

/** What one page loads once (design: React alone; a shared router weighs more than each part's own tree-shaken one). */
export const sharedModules = Object.fromEntries(
  ['react', 'react/', 'react-dom', 'react-dom/'].map((name) => [
    name,
    { singleton: true, requiredVersion: requiredReact },
  ]),
);
