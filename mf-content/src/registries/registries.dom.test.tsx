import { screen } from '@testing-library/react';
import { testConfiguration } from '@title24/remote-kit/testing';
import { renderPage } from '../testing/render-page.tsx';

test('C8: the CalCERTS page says that the registry has closed and what to do now', () => {
  const { container } = renderPage('/calcerts-reg');
  screen.getByText('CalCERTS no longer registers documents');
  expect(screen.getByRole('link', { name: 'How to register with CHEERS' }).getAttribute('href')).toBe(
    '/cheers-reg',
  );
  expect(container.textContent).toContain('August 2, 2024');
  expect([...container.querySelectorAll('a')].some((link) => link.href.includes('calcerts.com'))).toBe(false);
});

test('C8: the CHEERS page lists the steps from creating an account through construction', () => {
  const { container } = renderPage('/cheers-reg');
  const steps = [...container.querySelectorAll('ol > li > strong')].map((step) => step.textContent);
  expect(steps).toEqual([
    'Create an account.',
    'Tell us who signs.',
    'Set up your signature.',
    'Review and sign.',
    'Put it in your permit set.',
    'During construction.',
  ]);
  screen.getByRole('link', { name: testConfiguration.navLinks.customerMail });
});

test.each(['/calcerts-reg', '/cheers-reg'])(
  '%s states the code edition and the former term for a rater',
  (address) => {
    const { container } = renderPage(address);
    screen.getByText('2025 Energy Code');
    expect(container.textContent).toContain('(called HERS rater before 2026)');
  },
);

test.each(['/calcerts-reg', '/cheers-reg'])('%s shows a review date only if staff entered it', (address) => {
  expect(renderPage(address).container.textContent).not.toContain('reviewed');
  const contentDates = { privacyPolicy: '', terms: '', regulations: '2027-01-15' };
  const { container } = renderPage(address, { config: { ...testConfiguration, contentDates } });
  expect(container.textContent).toContain('2025 Energy Code · reviewed January 15, 2027');
});
