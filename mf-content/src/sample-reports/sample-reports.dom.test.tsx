import { screen, within } from '@testing-library/react';
import { cf1rSample, nrccSample } from '@title24/shared-domain/sample-reports';
import { renderPage } from '../testing/render-page.tsx';

const pdfs = ['/static/pdf/sample_cf1r.pdf', '/static/pdf/sample_nrcc.pdf'];

test('C13: the page shows both samples, marked as samples, with a note for each table', () => {
  renderPage('/sample-reports');
  for (const { title, lead, tables } of [cf1rSample, nrccSample]) {
    const section = screen.getByRole('heading', { level: 2, name: title }).closest('section') as HTMLElement;
    within(section).getByText(lead);
    for (const { heading, note, rows } of tables) {
      const table = within(section).getByRole('table', { name: heading });
      expect(within(table).getAllByRole('row')).toHaveLength(rows.length + 1);
      within(section).getByText(note);
    }
  }
  const hrefs = screen
    .getAllByRole('link', { name: 'Download this sample (PDF)' })
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(pdfs);
});

test.each(['/do-it-yourself', '/full-service', '/prices'])('C13: %s links to the samples', (path) => {
  renderPage(path);
  const teaser = screen.getByRole('region', { name: 'See a sample report' });
  const hrefs = within(teaser)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/sample-reports', ...pdfs]);
});
