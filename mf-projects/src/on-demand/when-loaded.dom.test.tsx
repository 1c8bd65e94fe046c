import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onDemand } from './on-demand.ts';
import { WhenLoaded } from './when-loaded.tsx';

function show(code: Parameters<typeof WhenLoaded<string>>[0]['code']) {
  return render(
    <WhenLoaded code={code} loading="Loading the questions…" failed="The questions could not be loaded">
      {(text) => <p>{text}</p>}
    </WhenLoaded>,
  );
}

test('F4: “Try again” loads code that failed to load, and later renderings show the content at once', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('42 questions');
  const code = onDemand<string>(load);
  const { unmount } = show(code);
  screen.getByText('Loading the questions…');
  await screen.findByText('The questions could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('42 questions');
  unmount();
  show(code);
  screen.getByText('42 questions');
  expect(load).toHaveBeenCalledTimes(2);
});

test('content is shown if its code loads between the first rendering and the effects', async () => {
  const load = async () => '42 questions';
  const loaded = jest.fn((): string | null => '42 questions').mockReturnValueOnce(null);
  show({ load, loaded });
  await screen.findByText('42 questions');
});
