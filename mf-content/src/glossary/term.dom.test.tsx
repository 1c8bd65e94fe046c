import { render, screen } from '@testing-library/react';
import { Term } from './term.tsx';

test('a term shows its explanation in a native popover, which works without JavaScript', () => {
  render(
    <p>
      The <Term of="CF1R" /> and the <Term of="ECC">ECC rater</Term>.
    </p>,
  );
  const button = screen.getByRole('button', { name: 'CF1R (explain this word)' });
  const meaning = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(meaning?.getAttribute('popover')).toBe('auto');
  expect(meaning?.textContent).toContain('Certificate of Compliance, residential.');
  expect(screen.getByRole('button', { name: /^ECC rater/ })).not.toBeNull();
});
