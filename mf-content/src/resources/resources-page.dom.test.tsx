import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testConfiguration } from '@title24/remote-kit/testing';
import { renderPage } from '../testing/render-page.tsx';

test('C5: the page links to the eight guides, at the configured path if a guide has one', () => {
  const { faq, complianceWizard, prices, termsAndConditions, resourceLinks } = testConfiguration.navLinks;
  renderPage('/resources');
  const guides = within(screen.getByRole('region', { name: 'Guides and answers' })).getAllByRole('link');
  expect(new Set(guides.map((link) => link.getAttribute('href')))).toEqual(
    new Set([
      faq,
      complianceWizard,
      '/calcerts-reg',
      '/cheers-reg',
      prices,
      '/privacy-policy',
      termsAndConditions,
      resourceLinks,
    ]),
  );
});

test.each(['Residential New Construction', 'Residential Additions', 'Commercial Construction'])(
  'C5: “%s” opens a dialog whose title is for screen readers only',
  async (subject) => {
    renderPage('/resources');
    await userEvent.click(screen.getByRole('link', { name: subject }));
    const dialog = await screen.findByRole('dialog', { name: 'What do you need to know' });
    expect(within(dialog).getByRole('heading', { level: 2 }).className).toBe('visually-hidden');
    await within(dialog).findByRole('heading', { level: 3 });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('C5: the page links to the customer service email', () => {
  renderPage('/resources');
  expect(screen.getByRole('link', { name: 'Contact us by email' }).getAttribute('href')).toBe(
    `mailto:${testConfiguration.navLinks.customerMail}`,
  );
});
