import { screen } from '@testing-library/react';
import { testConfiguration } from '@title24/remote-kit/testing';
import { renderPage } from '../testing/render-page.tsx';

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('C11: the page has sections for calls, email, plans and mail, and links to the upload form, the FAQ and Resources', () => {
  renderPage('/contact-us');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Reach us',
    'Call',
    'Email',
    'Send plans',
    'Mail',
    'Find your answer',
  ]);
  expect(hrefOf('Upload your files')).toBe('/full-service/upload');
  expect(hrefOf('FAQ')).toBe(testConfiguration.navLinks.faq);
  expect(hrefOf('Resources')).toBe(testConfiguration.navLinks.resources);
});

test('C11, H9: the page shows the configured hours beside the phone number or, without hours, the business days', () => {
  const beside = () => screen.getByRole('heading', { name: 'Call' }).parentElement?.textContent;
  const { unmount } = renderPage('/contact-us');
  expect(beside()).toContain('Monday to Friday');
  unmount();
  const about = { people: '', serviceArea: '', hours: 'Monday to Friday, 8 to 5', since: '' };
  renderPage('/contact-us', { config: { ...testConfiguration, about } });
  expect(beside()).toContain('8 to 5');
});

test('C11: the page shows the customer service email, the address, the company phone and the second support phone', () => {
  const { container } = renderPage('/contact-us');
  expect(hrefOf('customers@configured.example')).toBe('mailto:customers@configured.example');
  expect(hrefOf('(415) 555-0177')).toBe('tel:+14155550177');
  expect(hrefOf('(415) 555-0179')).toBe('tel:+14155550179');
  expect(container.querySelector('address')?.textContent).toContain('7 Configured Street');
});
