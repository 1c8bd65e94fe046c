import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testConfiguration } from '@title24/remote-kit/testing';
import { doItYourself } from '@title24/shared-domain';
import { cf1rSample } from '@title24/shared-domain/sample-reports';
import { renderPage } from '../testing/render-page.tsx';

const user = userEvent.setup({ delay: null });
const { navLinks } = testConfiguration;
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('C1: the hero links to the compliance wizard', () => {
  renderPage('/services');
  expect(hrefOf('Check my project')).toBe(navLinks.complianceWizard);
});

test('C1: the first section shows the price for an entered size, and opens the estimator with this size', async () => {
  const view = renderPage('/services');
  await user.selectOptions(screen.getByLabelText('What are you building?'), 'A new home or ADU');
  await user.type(screen.getByLabelText('How big?'), '2,500');
  expect(await screen.findByText('$525 – $625')).toBeTruthy();
  expect(screen.getByText('$149')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'See my price' }));
  expect(view.went).toEqual(['/cost-estimator?kind=new&size=2%2C500']);
});

test('C1: without a valid size, the first section asks for the size', async () => {
  renderPage('/services');
  await user.selectOptions(screen.getByLabelText('What are you building?'), 'A new home or ADU');
  await user.type(screen.getByLabelText('How big?'), '2,500');
  await screen.findByText('$525 – $625');
  await user.clear(screen.getByLabelText('How big?'));
  expect(await screen.findByText('Enter the size and see your price here.')).toBeTruthy();
});

test('C1: without JavaScript, the price form opens the estimator', () => {
  renderPage('/services');
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Price' });
  expect(new URL(form.action).pathname).toBe('/cost-estimator');
  expect([...new FormData(form).keys()]).toEqual(['kind', 'size']);
});

test('C1: the illustrated kinds of projects link to their wizard steps', () => {
  renderPage('/services');
  const links = within(screen.getByRole('region', { name: 'What are you planning?' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toContainEqual([
    'Addition',
    `${navLinks.complianceWizard}?path=residential/addition`,
  ]);
  expect(links).toHaveLength(6);
});

test('C1, C13: the hero shows the first page of the sample CF1R with three callouts, and links to its PDF and all samples', () => {
  renderPage('/services');
  const page = screen.getByRole('figure');
  for (const { heading, rows } of cf1rSample.tables.slice(0, 2))
    expect(within(page).getByRole('table', { name: heading }).querySelectorAll('tbody tr')).toHaveLength(
      rows.length,
    );
  expect([...page.querySelectorAll('em')].map((callout) => callout.parentElement?.textContent)).toEqual([
    '12 Comes from your address',
    '1,800 sq ft Has to match your plans',
    'Building complies A margin of 0 or more passes',
  ]);
  expect(hrefOf('Read the samples with notes')).toBe('/sample-reports');
  expect(hrefOf('sample CF1R (PDF)')).toBe('/static/pdf/sample_cf1r.pdf');
});

test('C1, P3: the steps to a report show dates counted from today; without the business calendar, they show durations', async () => {
  // The test date is Friday, November 20, 2026.
  const steps = () =>
    within(screen.getByRole('region', { name: 'How it goes' }))
      .getAllByRole('heading', { level: 3 })
      .slice(0, 3)
      .map(({ textContent }) => textContent);
  renderPage('/services');
  expect(steps()).toEqual([
    'Today, Friday, November 20',
    'Quote by Wednesday, November 25',
    'Report by Tuesday, December 1',
  ]);
  cleanup();
  await act(async () => renderPage('/services', { data: {} }));
  expect(steps()).toEqual(['Today', 'Quote in 3 business days', 'Report in 3 business days']);
});

test('C1, H9: if the configuration has no facts about the company, the page explains how we work', () => {
  renderPage('/services');
  expect(screen.getByRole('region', { name: 'How we work' }).textContent).toContain('Configured City, CA');
  cleanup();
  const about = { people: 'A. Person, CEA 1', serviceArea: '', hours: '', since: '' };
  renderPage('/services', { config: { ...testConfiguration, about } });
  expect(screen.getByRole('region', { name: 'Who prepares your report' }).textContent).toContain('A. Person');
  expect(screen.queryByRole('region', { name: 'How we work' })).toBeNull();
});

test('C1: five questions show their answers, with prices from the catalog', () => {
  renderPage('/services');
  const questions = within(screen.getByRole('region', { name: 'Questions people ask first' }));
  expect(questions.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    ['a-2', 'a-3', 'a-8', 'a-6', 'a-9'].map((id) => `Question ${id}?`),
  );
  questions.getByText('Answer to a-2. A report costs $149.');
});

test('C1: each level of service has a heading and a ‘Read more’ link', () => {
  renderPage('/services');
  screen.getByRole('heading', { name: 'Do-it-Yourself Residential' });
  screen.getByRole('heading', { name: 'Full Service' });
  expect(hrefOf('Read more about Do-it-Yourself Residential')).toBe(navLinks.doItYourself);
  expect(hrefOf('Read more about Full Service')).toBe(navLinks.fullService);
});

test.each([true, false])(
  'C1: until Do It Yourself opens, the page announces the opening (isOpen: %s)',
  (isOpen) => {
    const override = jest.replaceProperty(doItYourself, 'isOpen', isOpen);
    const { container } = renderPage('/services');
    expect(hrefOf('Create a project')).toBe(navLinks.newProject);
    expect(container.textContent?.includes('report opens soon')).toBe(!isOpen);
    override.restore();
  },
);

test('C1: the quote and the report have separate deadlines', () => {
  const { container } = renderPage('/services');
  expect(container.textContent).toMatch(
    /Within 3 business days after we receive your plans, you’ll get a firm quote/,
  );
  expect(container.textContent).toMatch(/get the report within 3 business days after you accept the quote/);
});

test('C1: prices come from the catalog', () => {
  const { container } = renderPage('/services');
  expect(container.textContent).toContain('Standard report $149, existing plus addition $189');
});

test('C1: without the catalog, the page renders and links to the prices', async () => {
  await act(async () => renderPage('/services', { data: {} }));
  expect(screen.getAllByRole('link', { name: 'see prices' })).toHaveLength(2);
  expect(hrefOf('Check my project')).toBe(navLinks.complianceWizard);
});
