import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testConfiguration } from '@title24/remote-kit/testing';
import { doItYourself } from '@title24/shared-domain';
import { renderPage } from '../testing/render-page.tsx';

const { navLinks } = testConfiguration;

afterEach(() => jest.restoreAllMocks());

test.each([true, false])(
  'C2: if isOpen is %s, the page has links to the page for new projects and says correctly whether ordering opens soon',
  (isOpen) => {
    jest.replaceProperty(doItYourself, 'isOpen', isOpen);
    const { container } = renderPage('/do-it-yourself');
    for (const label of ['Create project', 'Take a Test Drive, Create a new Project']) {
      expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(navLinks.newProject);
    }
    expect(container.textContent?.includes('Ordering opens soon')).toBe(!isOpen);
    expect(/soon/i.test(container.textContent ?? '')).toBe(!isOpen);
  },
);

test.each([
  [true, 'able to pay by credit card.'],
  [false, 'able to pay by invoice or credit card.'],
])('C2, D2d: if acceptsCards is %s, the page says that members must be %s', (acceptsCards, words) => {
  const { container } = renderPage('/do-it-yourself', { config: { ...testConfiguration, acceptsCards } });
  expect(container.textContent).toContain(words);
});

test('C2: the green bar has three links', () => {
  renderPage('/do-it-yourself');
  const bar = within(screen.getByRole('navigation', { name: 'Before you begin' }));
  expect(bar.getAllByRole('link')).toHaveLength(3);
  expect(bar.getByRole('link', { name: /compliance wizard/ }).getAttribute('href')).toBe(
    navLinks.complianceWizard,
  );
  expect(
    bar.getByRole('link', { name: /^Take a Test Drive, Create a new Project/ }).getAttribute('href'),
  ).toBe(navLinks.newProject);
});

test('C2: ‘Should I do this myself?’ opens a dialog or, without JavaScript, leads to the same text on the page', async () => {
  const { container } = renderPage('/do-it-yourself');
  const link = screen.getByRole('link', { name: 'Should I do this myself?' });
  const anchor = link.getAttribute('href') ?? '';
  expect(container.querySelector(anchor)?.textContent).toContain('you have plans with dimensions');

  await userEvent.click(link);
  const dialog = screen.getByRole('dialog', { name: 'Should I do this myself?' });
  within(dialog).getByText(/you have plans with dimensions/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('C2: the page mentions corrective actions, multiple projects and the status preview', () => {
  renderPage('/do-it-yourself');
  const card = (name: string) => screen.getByRole('heading', { name }).parentElement?.textContent ?? '';
  expect(card('Corrective actions')).toContain('90% of cases');
  expect(card('Multiple projects')).toContain('several projects');
  expect(card('Status preview')).toContain('My Account');
});
