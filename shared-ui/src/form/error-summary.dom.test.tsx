import { fireEvent, render, screen } from '@testing-library/react';
import { ErrorSummary, type FormProblem } from './error-summary.tsx';
import { TextField } from './text-field.tsx';

const missing: readonly FormProblem[] = [
  { fieldId: 'name', message: 'Project name is required' },
  { message: 'Add at least one file' },
];

function Form({ problems, attempt = 0 }: { problems: readonly FormProblem[]; attempt?: number }) {
  return (
    <>
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField id="name" label="Project name" />
    </>
  );
}

test('an error summary without problems renders nothing', () => {
  render(<Form problems={[]} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an error summary lists new problems and takes the focus', () => {
  const { rerender } = render(<Form problems={[]} />);
  rerender(<Form problems={missing} attempt={1} />);
  const summary = screen.getByRole('alert', { name: 'There is a problem' });
  expect(document.activeElement).toBe(summary);
  expect([...summary.querySelectorAll('li')].map((item) => item.textContent)).toEqual(
    missing.map(({ message }) => message),
  );
});

test('an error summary leaves the focus in the field during corrections', () => {
  const { rerender } = render(<Form problems={missing} attempt={1} />);
  screen.getByLabelText('Project name').focus();
  rerender(<Form problems={missing.slice(1)} attempt={1} />);
  expect(document.activeElement).toBe(screen.getByLabelText('Project name'));
});

test('an error summary is announced once per attempt, not after corrections', () => {
  const { rerender } = render(<Form problems={[]} />);
  rerender(<Form problems={missing} attempt={1} />);
  screen.getByRole('alert', { name: 'There is a problem' });
  rerender(<Form problems={missing.slice(1)} attempt={1} />);
  expect(screen.queryByRole('alert')).toBeNull();
  screen.getByRole('group', { name: 'There is a problem' });
  // The corrected problem appears again without a new attempt.
  rerender(<Form problems={missing} attempt={1} />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<Form problems={missing} attempt={2} />);
  screen.getByRole('alert', { name: 'There is a problem' });
});

test('the document’s title has a prefix while an error summary is visible', () => {
  document.title = 'Send us your plans | Site';
  const { rerender, unmount } = render(<Form problems={[]} />);
  expect(document.title).toBe('Send us your plans | Site');
  rerender(<Form problems={missing} attempt={1} />);
  rerender(<Form problems={missing} attempt={2} />);
  expect(document.title).toBe('Error: Send us your plans | Site');
  rerender(<Form problems={[]} attempt={2} />);
  expect(document.title).toBe('Send us your plans | Site');
  rerender(<Form problems={missing} attempt={3} />);
  // The shell sets the next page's title before the form unmounts.
  document.title = 'Prices | Site';
  unmount();
  expect(document.title).toBe('Prices | Site');
});

test('an error summary adds no second prefix to a title that the server has prefixed', () => {
  document.title = 'Error: Log in | Site';
  render(<Form problems={missing} />);
  expect(document.title).toBe('Error: Log in | Site');
});

test('an error summary takes the focus again when another attempt fails', () => {
  const { rerender } = render(<Form problems={missing} attempt={1} />);
  screen.getByLabelText('Project name').focus();
  rerender(<Form problems={missing} attempt={2} />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('a link in an error summary focuses the field without changing the URL', () => {
  render(<Form problems={missing} />);
  const link = screen.getByRole('link', { name: 'Project name is required' });
  expect(link.getAttribute('href')).toBe('#name');
  const followed = fireEvent.click(link);
  expect(document.activeElement).toBe(screen.getByLabelText('Project name'));
  expect(followed).toBe(false);
});

test('an error summary lets the browser handle a click if the linked field is not on the page', () => {
  render(<ErrorSummary problems={[{ fieldId: 'gone', message: 'Choose a type' }]} />);
  const link = screen.getByRole('link', { name: 'Choose a type' });
  link.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false));
  fireEvent.click(link);
});
