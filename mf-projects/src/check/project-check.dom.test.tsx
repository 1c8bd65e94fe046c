import { fireEvent, screen, within } from '@testing-library/react';
import { exampleProject } from '@title24/shared-domain/projects';
import { renderProject } from '../testing/render-project.tsx';
import { storedProject } from '../testing/stored-project.ts';
import { ProjectCheck } from './project-check.tsx';

const westward = {
  ...exampleProject,
  building: { ...exampleProject.building, front: 0, conditionedFloorArea: 1250 },
  glazing: { added: [{ ...exampleProject.glazing?.added?.[0], id: 'g1', orientation: 'right', area: 80 }] },
} as const;

afterEach(() => localStorage.clear());

test('D5: the check page shows answers with their units, by step', () => {
  renderProject(<ProjectCheck />);
  const building = within(screen.getByRole('region', { name: 'Building' }));
  expect(building.getByText('Conditioned floor area').nextElementSibling?.textContent).toBe('1250 sq ft');
  expect(building.getByText('Dwelling units').nextElementSibling?.textContent).toBe('1');
  expect(building.getByRole('link', { name: 'Change Building' }).getAttribute('href')).toBe(
    '/project/P100245/building',
  );
  const glazing = within(screen.getByRole('table', { name: 'Added glazing' }));
  expect(glazing.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'g1',
    'g2',
    'g3',
    'g4',
  ]);
});

test('D6: confirmed warnings stay confirmed until there is a new warning', () => {
  const first = renderProject(<ProjectCheck />, { project: storedProject(westward as never) });
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I have looked at these' });
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  expect(box.checked).toBe(true);
  first.unmount();
  const tall = {
    ...westward,
    glazing: { added: [{ ...westward.glazing.added[0], windowHeight: 20 }] },
  };
  const second = renderProject(<ProjectCheck />, { project: storedProject(westward as never) });
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  second.unmount();
  renderProject(<ProjectCheck />, { project: storedProject(tall as never) });
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

test('D6: a warning about an unfinished outline links to the plan', () => {
  const points = [
    [0, 0],
    [40, 0],
    [40, 30],
  ] as const;
  const polygons = [{ points }, { points, isUnfinished: true as const }];
  const takeoff = { version: 1, stories: [{ name: 'Story 1', plateHeight: 8, polygons }] } as const;
  renderProject(<ProjectCheck />, { project: storedProject(exampleProject, { takeoff }) });
  const link = screen.getByRole('link', { name: /^Your plan has an unfinished outline in Story 1/ });
  expect(link.getAttribute('href')).toBe('/project/P100245/takeoff');
});

test('D6: warnings can be confirmed without browser storage', () => {
  const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  renderProject(<ProjectCheck />, {
    project: storedProject(westward as never, { number: 'P100999' }),
  });
  fireEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  denied.mockRestore();
  log.mockRestore();
});
