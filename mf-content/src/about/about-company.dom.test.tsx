import { act, screen } from '@testing-library/react';
import { testConfiguration } from '@title24/remote-kit/testing';
import { renderPage } from '../testing/render-page.tsx';

const pages = ['/services', '/prices', '/contact-us'];
const title = 'Who prepares your report';

test.each(pages)('H9: %s names no people if none are configured', async (path) => {
  await act(async () => renderPage(path));
  expect(screen.queryByRole('heading', { name: title })).toBeNull();
});

test.each(pages)('H9: %s names the configured people and states only configured facts', async (path) => {
  const about = { people: 'A. Person, CEA 1\nB. Person, CEA 2', serviceArea: '', hours: '8 to 5', since: '' };
  await act(async () => renderPage(path, { config: { ...testConfiguration, about } }));
  screen.getByRole('heading', { name: title });
  expect(screen.getByText('A. Person, CEA 1').tagName).toBe('LI');
  screen.getByText('B. Person, CEA 2');
  // On /contact-us, the hours appear in two sections.
  expect(screen.getAllByText('8 to 5')[0]).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Where we work' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'In business' })).toBeNull();
});
