/** The versions of React that a part runs with. */
export const requiredReact = '^19.0.0';

/** What one page loads once (design: React alone; a shared router weighs more than each part's own tree-shaken one). */
export const sharedModules = Object.fromEntries(
  ['react', 'react/', 'react-dom', 'react-dom/'].map((name) => [
    name,
    { singleton: true, requiredVersion: requiredReact },
  ]),
);
