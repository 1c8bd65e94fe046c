import { screen, within } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';

function contentsOf(container: HTMLElement): HTMLAnchorElement[] {
  const contents = screen.getByRole('navigation', { name: 'Contents' });
  const links = within(contents).getAllByRole<HTMLAnchorElement>('link');
  for (const link of links) {
    const section = container.querySelector(link.hash);
    expect(section?.querySelector('h2')?.textContent).toContain(link.textContent);
  }
  return links;
}

const sectionText = (container: HTMLElement, id: string) =>
  container.querySelector(`#${id}`)?.textContent?.replace(/\s+/g, ' ') ?? '';

test('C9: the privacy policy has six sections, each led to by the contents', () => {
  const { container } = renderPage('/privacy-policy');
  expect(contentsOf(container)).toHaveLength(6);
});

test.each([
  [
    'information-you-give',
    [
      'e-mail address',
      'project data',
      'signs the report',
      'decides on the design',
      'credit card',
      'feedback',
    ],
  ],
  [
    'information-collected',
    ['IP address', 'browser', 'operating system', 'screen resolution', 'referrer', 'sequence of pages'],
  ],
  ['security', ['last 5 digits']],
  ['your-choices', ['18 or older', 'Do Not Track', 'Global Privacy Control']],
  ['changes-and-contact', ['Configured Company', 'customers@configured.example', 'November 20, 2026']],
])('C9: section %s states %j', (id, words) => {
  const { container } = renderPage('/privacy-policy');
  for (const word of words) expect(sectionText(container, id)).toContain(word);
});

test('C10: the terms have eighteen sections, each led to by the contents', () => {
  const { container } = renderPage('/terms-and-conditions');
  expect(contentsOf(container)).toHaveLength(18);
});

test.each([
  ['definitions', ['Time of Submission', 'Time of Re-Submission', 'Business day']],
  ['eligibility', ['18 or older', 'credit card', 'parent or guardian']],
  ['payment', ['delivered electronically', 'hard copies are mailed', 'last 5 digits']],
  ['delivery', ['within 3 business days', '12:00 pm Pacific', 'by 3:00 pm', 'Allow 3 business days']],
  ['non-compliant-projects', ['within 3 business days', 'within 10 business days', 'counts as cancelled']],
  ['evaluation-fee', ['50% of the base services']],
  ['cancellation', ['within 2 hours', 'may then be delivered and charged']],
  ['refunds', ['no refunds after delivery', 'within 3 business days', '50% of the services contracted']],
  ['revisions', ['project number', 'input file name', 'revision fee', 'new project']],
  ['warranty', ['free of charge']],
  ['law', ['California law', '7 Configured Street', 'Configured City']],
])('C10: section %s states %j', (id, words) => {
  const { container } = renderPage('/terms-and-conditions');
  for (const word of words) expect(sectionText(container, id)).toContain(word);
});
