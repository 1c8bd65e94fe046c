import { screen } from '@testing-library/react';
import { testConfiguration } from '@title24/shared-config/testing';
import { renderPage } from '../testing/render-page.tsx';

test('C8: CalCERTS is shown as closed, with what to do now', () => {
  const { container } = renderPage('/calcerts-reg');
  screen.getByText('CalCERTS no longer registers documents');
  expect(screen.getByRole('link', { name: 'How to register with CHEERS' }).getAttribute('href')).toBe(
    '/cheers-reg',
  );
  expect(container.textContent).toContain('August 2, 2024');
  expect([...container.querySelectorAll('a')].some((link) => link.href.includes('calcerts.com'))).toBe(false);
});

test('C8: CHEERS registration goes from the account to the permit set', () => {
  const { container } = renderPage('/cheers-reg');
  const steps = [...container.querySelectorAll('ol > li > strong')].map((step) => step.textContent);
  expect(steps).toEqual([
    'Make an account.',
    'Tell us who signs.',
    'Set up your signature.',
    'Review and sign.',
    'Put it in your permit set.',
    'During construction.',
  ]);
  screen.getByRole('link', { name: testConfiguration.navLinks.customerMail });
});

test.each(['/calcerts-reg', '/cheers-reg'])('%s is dated and says both names of the rater', (address) => {
  const { container } = renderPage(address);
  expect(container.textContent).toContain('Energy Code 2025 · reviewed November 20, 2026');
  expect(container.textContent).toContain('(called HERS rater before 2026)');
});
