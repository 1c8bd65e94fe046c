/** What one page loads once (design: React alone; a shared router weighs more than each part's own tree-shaken one). */
export const sharedModules = Object.fromEntries(
  ['react', 'react/', 'react-dom', 'react-dom/'].map((name) => [
    name,
    { singleton: true, requiredVersion: '^19.0.0' },
  ]),
);
