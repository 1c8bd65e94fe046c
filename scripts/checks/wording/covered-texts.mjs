/** The modules whose visible texts are checked, as globs from the root of the repository. */
export const coveredTexts = [
  'mf-content/{remote.config.ts,src/**/*.{ts,tsx}}',
  'shell/src/{layout,not-found,session}/**/*.{ts,tsx}',
  'shell/src/composition/part-notice.tsx',
  'shell/src/rpc/*.ts',
  'shared-ui/src/**/*.{ts,tsx}',
  'shared-config/runtime/**/*.{ts,tsx}',
  'shared-domain/src/{help,help-sheets,policy,sample-reports}/**/*.ts',
  'server/src/features/help/seeds/*.ts',
  'server/src/features/help-sheets/**/*.ts',
  'server/src/features/{catalogue,configuration}/*.seed.ts',
];
