/** The React versions that a part can run with. */
export const requiredReact = '^19.0.0';

/** Modules that a page loads once: only React; a shared router would be larger than each part's tree-shaken one. */
export const sharedModules = Object.fromEntries(
  ['react', 'react/', 'react-dom', 'react-dom/'].map((name) => [
    name,
    { singleton: true, requiredVersion: requiredReact },
  ]),
);
