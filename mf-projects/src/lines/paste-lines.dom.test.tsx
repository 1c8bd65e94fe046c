import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProjectData } from '@title24/shared-domain/projects';
import { StepPage } from '../steps/step-page.tsx';
import { renderProject } from '../testing/render-project.tsx';
import { storedProject } from '../testing/stored-project.ts';

const house: ProjectData = { version: 1, kind: 'new', project: { name: 'Hill house' } };

test('D1a: pasted spreadsheet rows become lines, a link leads to each invalid cell, and Undo removes the lines', async () => {
  const user = userEvent.setup({ delay: null });
  renderProject(<StepPage step="glazing" />, { project: storedProject(house) });
  const list = within(screen.getByRole('region', { name: 'Added glazing' }));
  await user.click(list.getByText('Paste rows from a spreadsheet'));
  await user.click(list.getByRole('textbox', { name: /Rows of added glazing/ }));
  await user.paste('Front\t2\t3\t5\t.30\t.23\nBack\t1\twide\t80"\t.30\t.23');
  await user.click(list.getByRole('button', { name: 'Add these rows' }));

  const said = within(list.getByRole('status'));
  said.getByText('2 rows are added.');
  said.getByText(/^NFRC label is set to Yes in 2 rows/);
  list.getByText(/^U 0\.30, SHGC 0\.23$/, { selector: '#g1 *' });
  await user.click(said.getByRole('link', { name: 'Window 2, Width' }));
  expect((await list.findByRole<HTMLInputElement>('textbox', { name: 'Width' })).value).toBe('wide');

  await user.click(said.getByRole('button', { name: 'Undo' }));
  list.getByText('None entered yet.');
});
