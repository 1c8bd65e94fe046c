import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RpcError } from '@title24/remote-kit/contract';
import { doItYourself } from '@title24/shared-domain';
import { exampleProject, startingProject } from '@title24/shared-domain/projects';
import { renderProject } from '../testing/render-project.tsx';
import { storedProject } from '../testing/stored-project.ts';
import { ProjectOverview } from './project-overview.tsx';

const { mechanical: _, location: __, ...started } = exampleProject;
const tooLarge = {
  ...started,
  floors: [{ id: 'f1', part: 'new', type: 'slab', area: 1400 }],
  location: { city: 'Oakland' },
} as const;

afterEach(() => jest.restoreAllMocks());

test('D1a: the task list shows each step’s status and findings', () => {
  renderProject(<ProjectOverview />, { project: storedProject(tooLarge) });
  const steps = within(screen.getByRole('region', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'BuildingComplete',
    '2Location5 to go',
    'WallsComplete',
    'Floors and roofs1 problem',
    'GlazingComplete',
    '6Mechanical5 min',
    '7DocumentsOptional',
    'Project and signerComplete',
  ]);
  const link = within(steps[3] as HTMLElement).getByRole('link', { name: 'Floors and roofs' });
  expect(link.getAttribute('href')).toBe('/project/P100245/floors-roofs');
});

test('D1a: a new project’s overview suggests tracing the plan, counts the questions, and lists no findings', () => {
  const fresh = startingProject('Hill house', 'new', {});
  renderProject(<ProjectOverview />, { project: storedProject(fresh) });
  screen.getByRole('heading', { level: 1, name: 'Hill house' });
  const next = within(screen.getByRole('region', { name: 'Next Trace your plan · about 10 min' }));
  next.getByRole('link', { name: 'Trace your plan' });
  const typed = next.getByRole('link', { name: 'No plan? Type the measurements' });
  expect(typed.getAttribute('href')).toBe('/project/P100245/building');
  expect(screen.getByRole('progressbar', { name: 'Questions' }).getAttribute('aria-valuetext')).toMatch(
    /^2 of \d\d answered$/,
  );
  expect(screen.queryByText('What we found')).toBeNull();
  const steps = within(screen.getByRole('region', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '1Building3 min',
    '2Location2 min',
    '3Walls5 min',
    '4Floors and roofs4 min',
    '5Glazing8 min',
    '6Mechanical5 min',
    '7DocumentsOptional',
    '8Project and signer3 min',
  ]);
});

test('D1a: the next step is the first incomplete one, and the drawing’s parts link to their steps', () => {
  renderProject(<ProjectOverview />, { project: storedProject(tooLarge) });
  const next = within(screen.getByRole('region', { name: 'Next Location · about 2 min' }));
  expect(next.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/project/P100245/location');
  const drawing = within(screen.getByRole('group', { name: 'Drawing: Story 1', hidden: true }));
  const parts = drawing.getAllByRole('link', { hidden: true });
  expect(parts.map((part) => [part.getAttribute('aria-label'), part.getAttribute('href')])).toEqual([
    ['Roof and floors', '/project/P100245/floors-roofs'],
    ['Walls, story 1', '/project/P100245/walls'],
    ['Doors, story 1', '/project/P100245/walls'],
    ['Windows, story 1', '/project/P100245/glazing'],
    ['Heating, cooling and hot water', '/project/P100245/mechanical'],
    ['Which way the front faces', '/project/P100245/building'],
  ]);
  expect(screen.getByRole('region', { name: 'What we found' }).textContent).toContain('1 problem');
});

test.each([true, false])(
  'D4: a complete project can be ordered only if orders are accepted (%s)',
  (isOpen) => {
    jest.replaceProperty(doItYourself, 'isOpen', isOpen);
    renderProject(<ProjectOverview />);
    expect(screen.queryByRole('link', { name: 'Order the report' })?.getAttribute('href')).toBe(
      isOpen ? '/project/P100245/order/check' : undefined,
    );
    expect(screen.queryByText(/Ordering opens soon/) === null).toBe(isOpen);
  },
);

test('D1b: a new name for a project is validated, then saved like other answers', async () => {
  const { saved, session } = renderProject(<ProjectOverview />);
  fireEvent.click(screen.getByText('Rename'));
  const name = screen.getByRole('textbox', { name: /Project name/ });
  fireEvent.change(name, { target: { value: 'ab' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the name' }));
  screen.getByText('Project name is required');
  expect(saved).toEqual([]);
  fireEvent.change(name, { target: { value: 'Valley house' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the name' }));
  await screen.findByText('The project is now named Valley house.');
  await act(() => session.flush());
  expect(saved).toMatchObject([['project', { project: { name: 'Valley house' } }]]);
});

test('D1b: a project can be removed, and the server’s message is shown if copying fails', async () => {
  const { calls, went } = renderProject(<ProjectOverview />, {
    answers: {
      'projects.copy': () => {
        throw new RpcError('You have 50 projects in progress. Remove one first.', -32_011);
      },
      'projects.remove': () => ({}),
    },
  });
  fireEvent.click(screen.getByText('Copy'));
  fireEvent.click(screen.getByRole('button', { name: 'Copy this project' }));
  await screen.findByText('You have 50 projects in progress. Remove one first.');
  fireEvent.click(screen.getByText('Remove'));
  fireEvent.click(screen.getByRole('button', { name: 'Move it to the trash' }));
  await waitFor(() => expect(went).toEqual(['/project/list']));
  expect(calls.filter(([name]) => name !== 'orders.list')).toEqual([
    ['projects.copy', { number: 'P100245' }],
    ['projects.remove', { number: 'P100245' }],
  ]);
});

test('D1i: without JavaScript, the page shows the project, its findings and what needs JavaScript', () => {
  renderProject(<ProjectOverview />, { project: storedProject(tooLarge), isServed: true });
  screen.getByText('Editing, the plan takeoff and ordering need JavaScript');
  expect(screen.getByRole('region', { name: 'What we found' }).textContent).toContain('1 problem');
  screen.getByRole('link', { name: 'Floors and roofs' });
  screen.getByRole('link', { name: 'Download as JSON' });
  screen.getByText(/imported again with JavaScript turned on/);
  expect(screen.queryByText('Order the report')).toBeNull();
  expect(screen.queryByText('Rename')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('D4: a locked project cannot be renamed or removed', () => {
  renderProject(<ProjectOverview />, { project: storedProject(exampleProject, { state: 'ordered' }) });
  screen.getByText('Copy');
  expect(screen.queryByText('Rename')).toBeNull();
  expect(screen.queryByText('Remove')).toBeNull();
});
