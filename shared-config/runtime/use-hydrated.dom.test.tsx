import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydrated } from './use-hydrated.ts';

const seen: string[] = [];

function Hint() {
  const text = useHydrated() ? 'You can drop files' : 'Choose files';
  seen.push(text);
  return <p>{text}</p>;
}

beforeEach(() => void seen.splice(0));

test('content that needs JavaScript appears right after the server’s HTML is hydrated', async () => {
  const element = document.createElement('div');
  element.innerHTML = renderToString(<Hint />);
  expect(element.textContent).toBe('Choose files');
  const differences: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(element, <Hint />, { onRecoverableError: (error) => differences.push(error) }),
  );
  expect(differences).toEqual([]);
  expect(seen).toEqual(['Choose files', 'Choose files', 'You can drop files']);
  expect(element.textContent).toBe('You can drop files');
  await act(async () => root.unmount());
});

test('from its first paint, a screen rendered only in the browser has the content that needs JavaScript', () => {
  render(<Hint />);
  expect(screen.getByText('You can drop files')).toBeTruthy();
  expect(seen).toEqual(['You can drop files']);
});
