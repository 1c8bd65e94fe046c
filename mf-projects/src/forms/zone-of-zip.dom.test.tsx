import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProjectData } from '@title24/shared-domain/projects';
import { StepPage } from '../steps/step-page.tsx';
import { renderProject } from '../testing/render-project.tsx';
import { storedProject } from '../testing/stored-project.ts';

const open = (location: ProjectData['location']) =>
  renderProject(<StepPage step="location" />, {
    project: storedProject({
      version: 1,
      kind: 'new',
      project: { name: 'Hill house' },
      location,
    } as ProjectData),
  });
const locationOf = ({ session }: ReturnType<typeof open>) => session.getState().data.location;

test('C14: a typed ZIP code fills in its climate zone, and a new ZIP code changes the zone', async () => {
  const view = open({});
  const zip = screen.getByLabelText<HTMLInputElement>('ZIP code');
  expect(zip.inputMode).toBe('numeric');
  await userEvent.type(zip, '95814');
  await screen.findByText('Climate zone 12.');
  expect(locationOf(view)).toMatchObject({ climateZone: 12, climateZoneSource: 'zip-code' });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Climate zone' }).value).toBe('12');
  await userEvent.clear(zip);
  await userEvent.type(zip, '94612');
  await waitFor(() => expect(locationOf(view)).toMatchObject({ climateZone: 3 }));
  expect(screen.queryByRole('button', { name: /^Use zone/ })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Climate zone' }), '4');
  await screen.findByText('You chose zone 4.');
  expect(locationOf(view)).toEqual({ postalCode: '94612', climateZone: 4 });
});

test('C14: a chosen zone stays when a ZIP code is typed, and the ZIP code’s zone is offered', async () => {
  const view = open({ climateZone: 3, climateZoneSource: 'address-lookup' });
  await userEvent.type(screen.getByLabelText('ZIP code'), '95814');
  await screen.findByText('You chose zone 3.');
  expect(locationOf(view)).toMatchObject({ climateZone: 3, climateZoneSource: 'address-lookup' });
  await userEvent.click(screen.getByRole('button', { name: 'Use zone 12' }));
  expect(locationOf(view)).toMatchObject({ climateZone: 12, climateZoneSource: 'zip-code' });
  expect(screen.queryByText('You chose zone 3.')).toBeNull();
});
