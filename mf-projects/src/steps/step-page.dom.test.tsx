import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { projectPageData, RpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import { testPageData } from '@title24/remote-kit/testing';
import { loggedOut } from '@title24/shared-domain';
import {
  type ProjectData,
  projectSteps,
  type StepStamps,
  type StoredProject,
} from '@title24/shared-domain/projects';
import { renderProject } from '../testing/render-project.tsx';
import { member, renderRemote } from '../testing/render-remote.tsx';
import { StepPage } from './step-page.tsx';

jest.setTimeout(30_000);

const user = userEvent.setup({ delay: null });
const stamps = Object.fromEntries(projectSteps.map((step) => [step, 0])) as unknown as StepStamps;

function stored(data: Partial<ProjectData> = {}, given: Partial<StoredProject> = {}): StoredProject {
  return {
    number: 'P100001',
    owner: 'ana',
    name: 'Hill house',
    kind: 'new',
    state: 'in-progress',
    createdAt: '2026-11-20T12:00:00.000Z',
    lastUpdate: '2026-11-20T12:00:00.000Z',
    round: 1,
    inputFileName: 'P100001-hill-house-r1',
    copiedFrom: null,
    data: { version: 1, kind: 'new', project: { name: 'Hill house' }, ...data },
    stepStamps: stamps,
    takeoff: null,
    takeoffStamp: 0,
    findings: [],
    files: [],
    ...given,
  };
}

async function open(step: string, project = stored(), answers: Readonly<Record<string, () => unknown>> = {}) {
  let stamp = 0;
  const view = await renderRemote(`/project/P100001/${step}`, {
    login: member,
    answers: {
      'projects.load': () => project,
      ...answers,
      'projects.saveStep': () => ({ stamp: ++stamp, lastUpdate: '2026-11-20T12:01:00.000Z', findings: [] }),
    },
  });
  await screen.findByRole('button', { name: 'Save and continue' });
  const saves = () => view.calls.flatMap(([name, params]) => (name === 'projects.saveStep' ? [params] : []));
  return { ...view, saves };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('D1a: a field is saved as a parsed value when it loses the focus', async () => {
  const { saves } = await open('building');
  await user.type(field('Conditioned floor area'), '1,200 sq ft');
  await user.tab();
  expect(saves()).toEqual([
    { number: 'P100001', step: 'building', data: { building: { conditionedFloorArea: 1200 } }, stamp: 0 },
  ]);
  expect(field('Conditioned floor area').value).toBe('1200');
  await screen.findByText(/^\s*Saved/);
});

test('D1a: an invalid answer is saved as typed, shows an error when its field loses the focus, and keeps the user on the step', async () => {
  const { saves, went } = await open('building');
  expect(field('Bedrooms').inputMode).toBe('numeric');
  await user.type(field('Bedrooms'), 'three');
  const place = within(document.querySelector('[data-field="building.bedrooms"]') as HTMLElement);
  expect(place.queryByText('Bedrooms must be a number, like 3')).toBeNull();
  await user.tab();
  place.getByText('Bedrooms must be a number, like 3');
  expect(saves()).toMatchObject([{ data: { raw: { 'building.bedrooms': 'three' } } }]);
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  await user.click(within(summary).getByRole('link', { name: 'Bedrooms must be a number, like 3' }));
  expect(document.activeElement).toBe(field('Bedrooms'));
  expect(went).toEqual([]);
});

test.each([
  ['new', false],
  ['addition', true],
] as const)(
  'D1a: for project kind %s, the field ‘Length of wall to heated rooms’ is in an expanded section: %s',
  async (kind, isOpen) => {
    await open('walls', stored({ kind, walls: { lines: [{ id: 'w1' }] } }));
    await user.click(document.querySelector('#w1 > summary') as HTMLElement);
    expect(field('Length of wall to heated rooms').closest('details')?.open).toBe(isOpen);
  },
);

test('H6: changing the country clears the old country’s state and city and offers the new one’s states', async () => {
  const address = { cityText: 'Oakland', stateText: 'California' };
  const { saves } = await open('project', stored({ project: { name: 'Hill house', signer: { address } } }));
  const signer = within(screen.getByText('Address of the signer').closest('details') as HTMLElement);
  const state = () => signer.getByLabelText<HTMLSelectElement>('State');
  expect([state().value, state().selectedOptions[0]?.label]).toEqual(['CA', 'California']);
  const country = signer.getByLabelText('Country');
  const tokens = [state(), country].map((field) => field.getAttribute('autocomplete'));
  expect(tokens).toEqual(['address-level1', 'country-name']);
  await user.clear(country);
  await user.type(country, 'Canada');
  expect(signer.getByLabelText<HTMLInputElement>('City').value).toBe('Oakland');
  await user.tab();
  expect(signer.getByLabelText<HTMLInputElement>('City').value).toBe('');
  await user.selectOptions(state(), 'Quebec');
  await user.tab();
  const saved = { country: 'Canada', stateText: 'QC' };
  await waitFor(() =>
    expect(saves().at(-1)).toMatchObject({ data: { project: { signer: { address: saved } } } }),
  );
  await user.clear(country);
  await user.type(country, 'Germany');
  await user.tab();
  expect([state().tagName, state().value]).toEqual(['INPUT', '']);
});

test('D1a: the user can continue without answering all questions', async () => {
  const { went } = await open('building');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(went).toEqual(['/project/P100001/location']));
});

test('D1a: the signer’s fields can be filled in from the account and the building', async () => {
  const project = stored({
    project: { name: 'Hill house', applicantRole: 'owner' },
    location: { addressLine1: '1 Hill Street', city: 'Oakland', postalCode: '94612' },
  });
  const { saves } = await open('project', project, { 'account.load': () => ({ email: 'ana@example.org' }) });
  await user.click(screen.getByRole('button', { name: 'I’m the signer', hidden: true }));
  await user.click(screen.getByRole('button', { name: 'Same as the building', hidden: true }));
  await waitFor(() =>
    expect(saves().at(-1)).toMatchObject({
      data: {
        project: {
          signer: {
            role: 'owner',
            email: 'ana@example.org',
            address: {
              line1: '1 Hill Street',
              cityText: 'Oakland',
              stateText: 'CA',
              postalCode: '94612',
            },
          },
        },
      },
    }),
  );
});

test('D1a: in a long step, the next section to fill in is expanded, and so is each section with a problem', async () => {
  await open('mechanical', stored({ raw: { 'mechanical.waterHeaterUef': 'good' } }));
  const parts = [...document.querySelectorAll('form details')].filter((each) => each.querySelector('h2'));
  const shown = parts.map((part) => [
    part.querySelector('h2')?.textContent,
    (part as HTMLDetailsElement).open,
  ]);
  expect(shown).toEqual([
    ['Cooling', true],
    ['Heating', false],
    ['Ducts', false],
    ['Hot water', true],
    ['Air, sun and house wrap', false],
  ]);
});

test('D1a: lines are added, filled in, copied, removed and restored', async () => {
  const { saves } = await open('walls');
  await user.click(screen.getByRole('button', { name: 'Add wall line' }));
  expect(document.activeElement).toBe(await screen.findByLabelText('Story'));
  await user.selectOptions(screen.getByLabelText('Story'), '1');
  await user.type(field('Front wall'), '24\' 6"');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Copy wall line 1' }));
  await user.click(await screen.findByRole('button', { name: 'Remove wall line 2' }));
  const notice = screen.getByText(/Wall line 2 is removed/);
  expect(document.activeElement).toBe(notice);
  expect(notice.parentElement?.querySelector('details')?.id).toBe('w1');
  await user.click(within(notice).getByRole('button', { name: 'Undo' }));
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  const line = { part: 'new', story: 1, lengths: { front: 24.5 } };
  await waitFor(() => {
    const last = saves().at(-1) as { data: ProjectData };
    expect(last.data.walls?.lines).toEqual([
      { id: 'w1', ...line },
      { id: 'w2', ...line },
    ]);
  });
});

test('D1a: windows that differ only in area can be joined', async () => {
  const window = { part: 'new', orientation: 'front', windowHeight: 4 } as const;
  await open(
    'glazing',
    stored({
      glazing: {
        added: [
          { id: 'g1', ...window, area: 20 },
          { id: 'g2', ...window, area: 12 },
        ],
      },
    }),
  );
  screen.getByText('These 2 lines can be one');
  await user.click(screen.getByRole('button', { name: 'Join windows 1, 2' }));
  expect(screen.queryByText('These 2 lines can be one')).toBeNull();
  screen.getByText((_, element) => element?.textContent === 'Area: 32 sq ft');
});

test('D1c: changing the project kind saves only the step with the kind', async () => {
  const { saves } = await open('project', stored({ building: { conditionedFloorArea: 1200 } }));
  await user.click(screen.getByRole('radio', { name: 'Addition by itself' }));
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(saves()).toMatchObject([{ step: 'project', data: { kind: 'addition' } }]));
});

test('D1d: a finding is beside its field with a button for its fix', async () => {
  const { saves } = await open(
    'building',
    stored({ kind: 'addition', building: { additionFloorArea: 900 } }),
  );
  const message = /An addition of more than 700 sq ft is analyzed with the existing house/;
  const place = document.querySelector('[data-field="building.additionFloorArea"]')
    ?.parentElement as HTMLElement;
  within(place).getByText(message);
  await user.click(within(place).getByRole('button', { name: 'Change to existing plus addition' }));
  expect(within(place).queryByText(message)).toBeNull();
  screen.getByLabelText('Existing conditioned floor area');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() =>
    expect(saves()).toMatchObject([{ step: 'project', data: { kind: 'existing-plus-addition' } }]),
  );
});

test('D1h: if another window changed the same field, the user chooses which answer to keep', async () => {
  const current = { stamp: 3, lastUpdate: '2026-11-20T12:02:00.000Z', data: { building: { bedrooms: 4 } } };
  let isFirst = true;
  const { calls } = await renderRemote('/project/P100001/building', {
    login: member,
    answers: {
      'projects.load': () => stored({ building: { bedrooms: 2 } }),
      'projects.saveStep': () => {
        if (!isFirst) return { stamp: 4, lastUpdate: '2026-11-20T12:03:00.000Z', findings: [] };
        isFirst = false;
        throw new RpcError('Conflict', rpcErrorCodes.conflict, { data: { current } });
      },
    },
  });
  await screen.findByLabelText('Bedrooms');
  await user.clear(field('Bedrooms'));
  await user.type(field('Bedrooms'), '3');
  await user.tab();
  const choice = await screen.findByRole('region', { name: /also changed in another window/ });
  expect(
    within(choice)
      .getAllByRole('radio')
      .map((radio) => radio.parentElement?.textContent),
  ).toEqual(['Here: 3', 'In the other window: 4']);
  await user.click(within(choice).getByRole('radio', { name: 'In the other window: 4' }));
  await user.click(within(choice).getByRole('button', { name: 'Keep these answers' }));
  expect(field('Bedrooms').value).toBe('4');
  expect(calls.filter(([name]) => name === 'projects.saveStep').length).toBeGreaterThan(0);
});

test('D1h: a locked project shows its answers as text', async () => {
  await renderRemote('/project/P100001/building', {
    login: member,
    answers: { 'projects.load': () => stored({ building: { stories: 2 } }, { state: 'ordered' }) },
  });
  await screen.findByText(/Project P100001 cannot be changed/);
  expect(screen.queryByRole('textbox')).toBeNull();
  screen.getByText('Stories above ground');
});

test('D1g: a locked step that affects the outline also shows the outline', async () => {
  const project = stored(
    {
      building: { front: 200, stories: 1 },
      walls: { lines: [{ id: 'w1', part: 'new', story: 1, lengths: { front: 40 } }] },
    },
    { state: 'ordered' },
  );
  renderProject(<StepPage step="walls" />, { project });
  const outline = within(screen.getByRole('region', { name: 'Outline' }));
  outline.getByRole('img', { name: /^Outline of Story 1 with the front at the bottom/ });
  outline.getByText('Front faces 200° (south-southwest).');
});

test('D1g: a locked step that does not affect the outline does not show it', () => {
  renderProject(<StepPage step="location" />, { project: stored({}, { state: 'ordered' }) });
  screen.getByText(/Project P100001 cannot be changed/);
  expect(screen.queryByRole('region', { name: 'Outline' })).toBeNull();
});

test('D1h: a locked step omits the groups that the project kind does not need', () => {
  const walls = { lines: [{ id: 'w1', part: 'new', story: 1 }] } as const;
  renderProject(<StepPage step="walls" />, { project: stored({ walls }, { state: 'ordered' }) });
  expect(screen.getByRole('heading', { name: 'Wall line 1' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Existing walls' })).toBeNull();
});

test('D1g: the outline and the findings are beside a step, and the outline can be focused to scroll', () => {
  renderProject(<StepPage step="building" />, { project: stored({ building: { stories: 1 } }) });
  const aside = within(screen.getByRole('complementary', { name: 'Outline and findings' }));
  expect(aside.getByRole('region', { name: 'Outline' }).tabIndex).toBe(0);
  aside.getByText('Nothing looks wrong so far.');
});

test('D1g: in a project without entries, a step shows no findings', () => {
  renderProject(<StepPage step="building" />, { project: stored() });
  expect(screen.queryByRole('region', { name: 'What we found' })).toBeNull();
});

test('D1b: if the server does not find a project, the page shows that there is none', async () => {
  await renderRemote('/project/P100009/building', {
    login: member,
    answers: {
      'projects.load': () => {
        throw new RpcError('There is no project P100009.', rpcErrorCodes.notFound);
      },
    },
  });
  await screen.findByRole('heading', { name: 'There is no such project' });
});

test.each(['/project/nothing', '/project/P100001/nothing', '/project/P100001/order/refund'])(
  'D1b: there is no project at the path %s',
  async (path) => {
    await renderRemote(path, { login: member });
    await screen.findByRole('heading', { name: 'There is no such project' });
  },
);

test('D1i: without JavaScript, a step shows its answers, findings and invalid text', async () => {
  const project = stored({
    building: { conditionedFloorArea: 1250 },
    raw: { 'building.bedrooms': 'three' },
  });
  await renderRemote('/project/P100001/building', {
    data: testPageData([projectPageData, { login: { ...loggedOut, status: true }, project }]),
  });
  screen.getByText('Editing, the plan takeoff and ordering need JavaScript');
  expect(screen.getByText('1,250 sq ft').parentElement?.id).toBe('building.conditionedFloorArea');
  screen.getByText('three');
  screen.getByRole('region', { name: 'What we found' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the document title names the step and the project', async () => {
  await open('location');
  expect(document.title).toMatch(/^Location: Hill house/);
});
