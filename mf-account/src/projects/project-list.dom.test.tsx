import { screen, within } from '@testing-library/react';
import { testConfiguration } from '@title24/shared-config/testing';
import { doItYourself } from '@title24/shared-domain';
import { renderAccount } from '../testing/render-account.tsx';

const { navLinks } = testConfiguration;

afterEach(() => jest.restoreAllMocks());

test('D4: before projects open, My Projects says so first and leads to what works, not back to Do It Yourself', () => {
  jest.replaceProperty(doItYourself, 'isOpen', false);
  const { container } = renderAccount('/project/list');
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

test('D4: once projects are open, nothing says that they are not', () => {
  jest.replaceProperty(doItYourself, 'isOpen', true);
  const { container } = renderAccount('/project/list');
  expect(container.textContent).not.toMatch(/soon|not open/i);
  within(screen.getByRole('region', { name: 'How to start' })).getByRole('link', { name: 'Log in' });
});

test('registration promises no projects before they are open', () => {
  const says = () => renderAccount('/register').container.textContent;
  const switched = jest.replaceProperty(doItYourself, 'isOpen', false);
  expect(says()).toMatch(/Do-It-Yourself projects, which open soon/);
  switched.replaceValue(true);
  expect(says()).not.toMatch(/soon/);
});
