import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProjectData } from '@title24/shared-domain/projects';
import { renderProject } from '../testing/render-project.tsx';
import { storedProject } from '../testing/stored-project.ts';
import { StepPage } from './step-page.tsx';

const lines = Array.from({ length: 45 }, (_, index) => ({
  id: `g${index + 1}`,
  part: 'new',
  area: index + 1,
}));
const house = {
  version: 1,
  kind: 'new',
  project: { name: 'Hill house' },
  glazing: { added: lines },
} as unknown as ProjectData;

test('D5: all lines of a long table are in a single list, in order', () => {
  renderProject(<StepPage step="glazing" />, { project: storedProject(house) });
  const list = within(screen.getByRole('region', { name: 'Added glazing' })).getByRole('list');
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => item.querySelector('summary')?.textContent?.match(/Window \d+/)?.[0])).toEqual(
    lines.map((_, index) => `Window ${index + 1}`),
  );
});

test('D1a: a line stays open when another is removed', async () => {
  const user = userEvent.setup({ delay: null });
  const walls = Array.from({ length: 23 }, (_, index) => ({ id: `w${index + 1}`, part: 'new', story: 1 }));
  const project = storedProject({ ...house, walls: { lines: walls } } as unknown as ProjectData);
  const { container } = renderProject(<StepPage step="walls" />, { project });
  const line = (id: string) => container.querySelector(`details#${id}`) as HTMLDetailsElement;
  const more = () => within(line('w21')).getByText('Walls at an angle').closest('details');

  await user.click(line('w21').querySelector('summary') as HTMLElement);
  await user.click(await within(line('w21')).findByText('Walls at an angle'));
  await waitFor(() => expect(more()?.open).toBe(true));
  const expanded = more();
  await user.click(line('w1').querySelector('summary') as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Remove wall line 1' }));
  expect(line('w1')).toBeNull();
  expect(within(line('w21')).getByRole('button', { name: 'Copy wall line 20' })).toBeTruthy();
  expect(more()).toBe(expanded);
  expect(more()?.open).toBe(true);
});
