import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { type Finding, projectFindings } from '@title24/shared-domain/projects';
import { FindingsAnnouncement, quietMs } from './findings-announcement.tsx';
import { FindingsPanel } from './findings-panel.tsx';

const tooLarge: Finding = {
  id: 'addition-over-700-alone',
  severity: 'error',
  message: 'An addition of more than 700 sq ft is analyzed with the existing house.',
  step: 'building',
  field: 'building.additionFloorArea',
  fix: { label: 'Change to existing plus addition', change: 'kind', kind: 'existing-plus-addition' },
};
const door: Finding = {
  id: 'door-is-glazing',
  severity: 'warning',
  where: 'd2',
  message: 'A door is glazing.',
  step: 'walls',
};

test('D6: each finding shows its severity, a link to its field or line, and its fix', () => {
  const fixed: Finding[] = [];
  render(
    <FindingsPanel
      findings={[tooLarge, door]}
      project="P100245"
      onFix={(finding) => void fixed.push(finding)}
    />,
  );
  const panel = within(screen.getByRole('region', { name: 'What we found' }));
  panel.getByText('1 problem, 1 warning.');
  expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/project/P100245/building#building.additionFloorArea',
    '/project/P100245/walls#d2',
  ]);
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Problem: An addition of more than 700 sq ft is analyzed with the existing house.Change to existing plus addition',
    'Warning: A door is glazing.',
  ]);
  fireEvent.click(panel.getByRole('button', { name: 'Change to existing plus addition' }));
  expect(fixed).toEqual([tooLarge]);
});

test('D6: beside a step, its findings come first and missing answers are left out', () => {
  const findings = projectFindings({ kind: 'new' }, { thisYear: 2026, attachments: [] });
  render(<FindingsPanel findings={[tooLarge, door, ...findings]} project="P100245" step="walls" />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Walls',
    'Building',
  ]);
});

test('D6: up to three missing answers of a step are shown, and more of them are collapsed', () => {
  const missing = ['Year', 'Stories', 'Bedrooms', 'Front'].map(
    (field): Finding => ({
      id: 'answer-needed',
      severity: 'error',
      message: `${field} is missing.`,
      step: 'building',
      field,
    }),
  );
  const view = render(<FindingsPanel findings={missing.slice(1)} project="P100245" />);
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(3);
  view.unmount();
  render(<FindingsPanel findings={missing} project="P100245" />);
  within(screen.getByRole('group')).getByText('4 questions to go');
});

test('D6: a project without findings shows a message', () => {
  render(<FindingsPanel findings={[]} project="P100245" />);
  screen.getByText('Nothing is missing, and nothing looks wrong.');
});

describe('announcements', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const rest = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('D6: changed findings are announced once, after typing has paused', () => {
    const view = render(<FindingsAnnouncement findings={[]} />);
    rest(quietMs);
    view.rerender(<FindingsAnnouncement findings={[door]} />);
    rest(quietMs - 1);
    view.rerender(<FindingsAnnouncement findings={[tooLarge]} />);
    rest(quietMs - 1);
    expect(screen.getByRole('status').textContent).toBe('');
    rest(1);
    expect(screen.getByRole('status').textContent).toBe(
      'Problem: An addition of more than 700 sq ft is analyzed with the existing house.',
    );
    view.rerender(<FindingsAnnouncement findings={[]} />);
    rest(quietMs);
    expect(screen.getByRole('status').textContent).toBe('1 solved.');
  });
});
