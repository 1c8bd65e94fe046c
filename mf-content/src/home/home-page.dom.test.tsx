import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testConfiguration } from '@title24/remote-kit/testing';
import { doItYourself } from '@title24/shared-domain';
import { renderPage } from '../testing/render-page.tsx';

const user = userEvent.setup({ delay: null });
const { navLinks } = testConfiguration;
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('C1: the hero leads to the compliance wizard', () => {
  renderPage('/services');
  expect(hrefOf('Check my project')).toBe(navLinks.complianceWizard);
});

test('C1: the first screen answers with a price by the estimator and leads to its page', async () => {
  const view = renderPage('/services');
  await user.selectOptions(screen.getByLabelText('What are you building?'), 'A new home or ADU');
  await user.type(screen.getByLabelText('How big?'), '2,500');
  expect(await screen.findByText('$525 – $625')).toBeTruthy();
  expect(screen.getByText('$149')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'See my price' }));
  expect(view.went).toEqual(['/cost-estimator?kind=new&size=2%2C500']);
});

test('C1: without a script the price question is a form of the estimator', () => {
  renderPage('/services');
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Price' });
  expect(new URL(form.action).pathname).toBe('/cost-estimator');
  expect([...new FormData(form).keys()]).toEqual(['kind', 'size']);
});

test('C1: common projects lead to their step of the wizard', () => {
  renderPage('/services');
  const links = within(screen.getByRole('navigation', { name: 'What are you planning?' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => link.getAttribute('href'))).toContain(
    `${navLinks.complianceWizard}?path=residential/addition`,
  );
});

test('C1: both levels of service have a heading and a Read more button', () => {
  renderPage('/services');
  screen.getByRole('heading', { name: 'Do-it-Yourself Residential' });
  screen.getByRole('heading', { name: 'Full Service' });
  expect(hrefOf('Read more about Do-it-Yourself Residential')).toBe(navLinks.doItYourself);
  expect(hrefOf('Read more about Full Service')).toBe(navLinks.fullService);
});

test.each([true, false])(
  'C1: Do It Yourself is sold in the present tense only once it is open (%s)',
  (isOpen) => {
    const switched = jest.replaceProperty(doItYourself, 'isOpen', isOpen);
    const { container } = renderPage('/services');
    expect(hrefOf('Create a project')).toBe(navLinks.newProject);
    expect(container.textContent?.includes('report opens soon')).toBe(!isOpen);
    switched.restore();
  },
);

test('C1: the quote and the report have a clock each', () => {
  const { container } = renderPage('/services');
  expect(container.textContent).toMatch(
    /Within 3 business days after we receive your plans, you get a firm quote/,
  );
  expect(container.textContent).toMatch(/report follows within 3 business days after you accept the quote/);
});

test('C1: prices are those of the catalogue', () => {
  const { container } = renderPage('/services');
  expect(container.textContent).toContain('Standard report $149, existing plus addition $189');
});

test('C1: without the catalogue the page stands and leads to the prices', async () => {
  await act(async () => renderPage('/services', { data: {} }));
  expect(screen.getAllByRole('link', { name: 'see prices' })).toHaveLength(2);
  expect(hrefOf('Check my project')).toBe(navLinks.complianceWizard);
});
