import { screen } from '@testing-library/react';
import { testConfiguration } from '@title24/remote-kit/testing';
import { renderPage } from '../testing/render-page.tsx';

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('C11: points to the FAQ and Resources first', () => {
  renderPage('/contact-us');
  expect(hrefOf('FAQ')).toBe(testConfiguration.navLinks.faq);
  expect(hrefOf('Resources')).toBe(testConfiguration.navLinks.resources);
});

test('C11: shows the customer service mail, the company phone and the second support phone', () => {
  const { container } = renderPage('/contact-us');
  expect(hrefOf('customers@configured.example')).toBe('mailto:customers@configured.example');
  expect(hrefOf('(415) 555-0177')).toBe('tel:+14155550177');
  expect(hrefOf('(415) 555-0179')).toBe('tel:+14155550179');
  expect(container.querySelector('address')?.textContent).toContain('7 Configured Street');
});
