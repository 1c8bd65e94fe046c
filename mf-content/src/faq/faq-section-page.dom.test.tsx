import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testConfiguration, testPageData } from '@title24/remote-kit/testing';
import { doItYourself } from '@title24/shared-domain';
import { productsRequest } from '../catalog/catalog-data.ts';
import { renderPage } from '../testing/render-page.tsx';
import { answersOf, products } from '../testing/site-fixture.ts';
import { answersRequest } from './answers-request.ts';
import { faqPath, faqSections } from './faq-sections.ts';

test.each(faqSections)(
  'C7: section $letter links to each of its answers, to the FAQ and to the top of the page',
  ({ letter }) => {
    const { container } = renderPage(faqPath(letter));
    const contents = screen.getByRole('navigation', { name: 'Questions on this page' });
    const links = within(contents).getAllByRole('link');
    expect(links).toHaveLength(answersOf(letter).length);
    for (const link of links) {
      expect(container.querySelector(`section${link.getAttribute('href')} h2`)?.textContent).toBe(
        link.textContent,
      );
    }
    expect(screen.getByRole('link', { name: 'Return to FAQ' }).getAttribute('href')).toBe(
      testConfiguration.navLinks.faq,
    );
    expect(screen.getByRole('link', { name: 'Back to top' }).getAttribute('href')).toBe('#top');
  },
);

test.each(faqSections)(
  'C7: section $letter has the words ‘opens soon’ only if it explains the takeoff tools and ordering is not open yet',
  ({ letter }) => {
    const isAboutTools = 'EFGHI'.includes(letter);
    const says = () => renderPage(faqPath(letter)).container.textContent?.includes('opens soon');
    const override = jest.replaceProperty(doItYourself, 'isOpen', false);
    expect(says()).toBe(isAboutTools);
    override.replaceValue(true);
    expect(says()).toBe(false);
    override.restore();
  },
);

test('C7: prices in answers come from the catalog', () => {
  const { container } = renderPage('/faq-a');
  expect(container.querySelector('#a-1')?.textContent).toContain('A report costs $149.');
});

test('C7: a link to a help sheet in an answer opens the dialog ‘What do you need to know’', async () => {
  const link =
    '<a href="/static/pdf/what_you_need_to_know_addition.pdf" data-help-sheet="addition">The <em>sheet</em></a>';
  const items = answersOf('C').map((item) =>
    item.id === 'c-7' ? { ...item, helpText: `<p>${link}</p>` } : item,
  );
  renderPage('/faq-c', { data: testPageData([productsRequest, products], [answersRequest('C'), items]) });

  await userEvent.click(screen.getByText('sheet'));
  const dialog = await screen.findByRole('dialog', { name: 'What do you need to know' });
  expect(within(dialog).getByRole('heading', { level: 2 }).className).not.toBe('visually-hidden');
  await within(dialog).findByRole('heading', { name: 'Residential additions' });
});

test('C7: the page scrolls to the URL’s anchor if the answers load later than the page', async () => {
  const scrolledTo: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this.id);
  };
  window.history.replaceState(null, '', '/faq-c#c-10');
  const load = async (request: object) => ('params' in request && request.params ? answersOf('C') : products);
  renderPage('/faq-c', { data: {}, load });
  await screen.findByRole('heading', { name: 'Question c-10?' });
  expect(scrolledTo).toEqual(['c-10']);
});
