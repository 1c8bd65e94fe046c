import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { glossary } from './glossary.ts';

test('C15: the glossary lists every explained term once, in alphabetical order', () => {
  renderPage('/glossary');
  const words = screen.getAllByRole('term').map(({ textContent }) => textContent ?? '');
  expect(words).toHaveLength(Object.keys(glossary).length);
  expect(words).toEqual(words.toSorted((one, other) => one.localeCompare(other, 'en-US')));
  expect(words.filter((word) => word.includes('-'))).toEqual(['U-factor']);
  expect(screen.getAllByRole('definition')[0]?.textContent).toBe(
    `${glossary.ADU.expansion}. ${glossary.ADU.meaning}`,
  );
});
