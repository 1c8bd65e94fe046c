import { render, screen, within } from '@testing-library/react';
import { Timeline } from './timeline.tsx';

test('a timeline marks the current stage as the current step and names each status', () => {
  render(
    <Timeline
      stages={[
        { title: 'Plans received', status: 'done', when: 'November 23' },
        { title: 'Quote', status: 'current' },
        { title: 'Report', status: 'ahead' },
      ]}
    />,
  );
  const stages = screen.getAllByRole('listitem');
  expect(stages.map(({ textContent }) => textContent)).toEqual([
    'Done: Plans receivedNovember 23',
    'Now: Quote',
    'Still to come: Report',
  ]);
  expect(stages.map((stage) => stage.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

test('a stage without a status has no status text, and its title can be a heading', () => {
  render(<Timeline headingLevel={3} stages={[{ title: 'Today', text: <p>Send your plans.</p> }]} />);
  const stage = screen.getByRole('listitem');
  within(stage).getByRole('heading', { level: 3, name: 'Today' });
  expect(stage.textContent).toBe('TodaySend your plans.');
});
