import { fireEvent, render, screen } from '@testing-library/react';
import { FindForm } from './find-form.tsx';

function form(value: string) {
  return <FindForm action="/admin/audit" name="search" label="Search" value={value} onFind={() => {}} />;
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

test('a search field follows the URL, but keeps text typed while the results load', () => {
  const { rerender } = render(form(''));
  type('hill');
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  type('hill house');
  rerender(form('hill'));
  expect(field().value).toBe('hill house');
  // Simulates Back, then Forward.
  rerender(form(''));
  expect(field().value).toBe('');
  rerender(form('hill'));
  expect(field().value).toBe('hill');
});
