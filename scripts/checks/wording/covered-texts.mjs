import { contractions, houseWords } from './house-words.mjs';

const spoken = [...houseWords, ...contractions];

/** Globs of the modules whose visible text is checked, each with the words that the text must not contain. */
export const coveredTexts = [
  { glob: 'mf-content/{remote.config.ts,src/**/*.{ts,tsx}}', words: spoken },
  { glob: 'shell/src/{layout,not-found,session}/**/*.{ts,tsx}', words: spoken },
  { glob: 'shell/src/composition/part-notice.tsx', words: spoken },
  { glob: 'shell/src/rpc/*.ts', words: spoken },
  { glob: 'shared-ui/src/**/*.{ts,tsx}', words: spoken },
  { glob: 'shared-config/runtime/**/*.{ts,tsx}', words: spoken },
  { glob: 'shared-domain/src/{help,help-sheets,policy,sample-reports}/**/*.ts', words: spoken },
  { glob: 'server/src/features/help/seeds/*.ts', words: spoken },
  { glob: 'server/src/features/help-sheets/**/*.ts', words: spoken },
  { glob: 'server/src/features/{catalog,configuration}/*.seed.ts', words: spoken },
  {
    glob: 'mf-{account,admin,estimator,projects,upload,wizard}/{remote.config.ts,src/**/*.{ts,tsx}}',
    words: houseWords,
  },
  { glob: 'shared-domain/src/**/*.ts', words: houseWords },
  { glob: 'server/src/features/**/{mails,emails}/*.ts', words: houseWords },
];
