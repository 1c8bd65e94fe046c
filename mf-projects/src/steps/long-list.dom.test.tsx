import { screen, within } from '@testing-library/react';
import type { ProjectData } from '@title24/shared-domain/projects';
import { renderProject, storedProject } from '../testing/render-project.tsx';
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

test('D5: the lines of a long list form one list, in order', () => {
  renderProject(<StepPage step="glazing" />, { project: storedProject(house) });
  const list = within(screen.getByRole('region', { name: 'Added glazing' })).getByRole('list');
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => item.querySelector('summary')?.textContent?.match(/Window \d+/)?.[0])).toEqual(
    lines.map((_, index) => `Window ${index + 1}`),
  );
});
