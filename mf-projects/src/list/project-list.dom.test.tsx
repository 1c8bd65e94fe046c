import { screen, within } from '@testing-library/react';
import { testConfiguration } from '@title24/shared-config/testing';
import { doItYourself } from '@title24/shared-domain';
import { member, renderRemote } from '../testing/render-remote.tsx';

const { navLinks } = testConfiguration;

afterEach(() => jest.restoreAllMocks());

test('D4: before projects open, My Projects says so first and leads to what works, not back to Do It Yourself', async () => {
  jest.replaceProperty(doItYourself, 'isOpen', false);
  const { container } = await renderRemote('/project/list');
  const [first] = screen.getAllByRole('heading');
  expect(container.textContent?.indexOf('opens soon')).toBeLessThan(
    container.textContent?.indexOf(first?.textContent ?? '') ?? 0,
  );
  expect(screen.getByRole('link', { name: 'Send us your plans' }).getAttribute('href')).toBe(
    navLinks.fullService,
  );
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).not.toContain(navLinks.doItYourself);
  expect(hrefs).not.toContain(navLinks.newProject);
});

test('D4: once projects are open, nothing says that they are not', async () => {
  jest.replaceProperty(doItYourself, 'isOpen', true);
  const { container } = await renderRemote('/project/list');
  expect(container.textContent).not.toMatch(/soon|not open/i);
  within(screen.getByRole('region', { name: 'How to start' })).getByRole('link', { name: 'Log in' });
});

test('R6 /project/list says what a project is and offers the login', async () => {
  const view = await renderRemote('/project/list');
  expect(screen.getByRole('heading', { name: 'What a project is' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/login?next=%2Fproject%2Flist',
  );
  view.unmount();
  await renderRemote('/project/list', { login: member });
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});
