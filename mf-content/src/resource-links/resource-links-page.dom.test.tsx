import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page.tsx';

const hostOf = (name: RegExp) => {
  const href = screen.getByRole('link', { name }).getAttribute('href') ?? '';
  return new URL(href, 'https://own.example').host;
};

test.each([
  [/^Window ratings/, 'search.nfrc.org'],
  [/^Cool roof ratings/, 'coolroofs.org'],
  [/^HVAC and water heater efficiency/, 'www.ahridirectory.org'],
  [/^State certified equipment search/, 'cacertappliances.energy.ca.gov'],
  [/^HERS provider list/, 'www.energy.ca.gov'],
  [/^Nonresidential acceptance testing providers/, 'www.energy.ca.gov'],
  [/^Training and resource center/, 'energycodeace.com'],
  [/^CHEERS registry/, 'www.cheers.org'],
  [/^the state’s page/, 'www.energy.ca.gov'],
  [/Mandatory Requirements Summary/, 'own.example'],
])('C6: the link %s opens a page on %s', (name, host) => {
  renderPage('/resource-links');
  expect(hostOf(name)).toBe(host);
});

test('C6: links to directories and documents open in a new tab, have no opener, and announce the new tab', () => {
  const { container } = renderPage('/resource-links');
  const links = [
    ...container.querySelectorAll('a:not([data-help-sheet], [href^="tel:"])'),
  ] as HTMLAnchorElement[];
  expect(links.length).toBeGreaterThan(9);
  for (const link of links) {
    expect(link.target).toBe('_blank');
    expect(link.rel).toContain('noopener');
    expect(link.textContent).toContain('opens in a new tab');
  }
});

test('C6: the energy standards hotline has a phone link', () => {
  renderPage('/resource-links');
  expect(screen.getByRole('link', { name: '800-772-3300' }).getAttribute('href')).toBe('tel:+18007723300');
});

test('C12: the summary of mandatory measures also opens in a dialog, with a link to its PDF', async () => {
  renderPage('/resource-links');
  await userEvent.click(screen.getByRole('link', { name: 'read the summary on this page' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mandatory measures' });
  expect(
    await within(dialog).findByRole('heading', {
      level: 3,
      name: 'Single-Family Residential Mandatory Requirements Summary',
    }),
  ).toBeTruthy();
  expect(within(dialog).getByRole('link', { name: /PDF/ }).getAttribute('href')).toBe(
    '/static/pdf/residential_mandatory_measures_summary.pdf',
  );
});
