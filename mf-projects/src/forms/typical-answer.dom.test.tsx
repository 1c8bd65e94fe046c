import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProjectData } from '@title24/shared-domain/projects';
import { InputSummary } from '../check/input-summary.tsx';
import { StepPage } from '../steps/step-page.tsx';
import { renderProject } from '../testing/render-project.tsx';
import { storedProject } from '../testing/stored-project.ts';

const user = userEvent.setup({ delay: null });

function open(step: 'walls' | 'mechanical', data: object) {
  const project = { version: 1, kind: 'alteration', project: { name: 'Hill house' }, ...data } as ProjectData;
  return renderProject(<StepPage step={step} />, { project: storedProject(project) });
}
const dontKnow = (label: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `I don’t know, use typical for ${label}` });

test('D5: a typical value shows its basis, and an answer replaces it', async () => {
  const { session, container } = open('walls', {
    building: { yearBuilt: 1955 },
    walls: { lines: [{ id: 'w1', part: 'existing' }] },
  });
  await user.click(container.querySelector('#w1 > summary') as HTMLElement);
  await user.click(dontKnow('Insulation'));
  const insulation = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Insulation' });
  expect(insulation.value).toBe('R-0');
  screen.getByText(/^Houses from before the first energy code of 1978 often have no insulation\./);
  expect(session.getState().data.walls?.lines?.[0]).toMatchObject({ typicalAnswers: ['insulation'] });

  await user.selectOptions(insulation, 'R-13');
  expect(dontKnow('Insulation').checked).toBe(false);
  expect(session.getState().data.walls?.lines?.[0]).toEqual({
    id: 'w1',
    part: 'existing',
    insulation: 'R-13',
  });

  await user.click(dontKnow('Insulation'));
  await user.click(dontKnow('Insulation'));
  expect(insulation.value).toBe('');
});

test('D5: a preset fills in heating, cooling and ducts, and Undo restores them', async () => {
  const mechanical = { coolingType: 'seer-16', systemIsNew: 'new', pv: 0 };
  const { session } = open('mechanical', { kind: 'addition', mechanical });
  await user.click(screen.getByRole('button', { name: 'Mini-splits, no ducts' }));
  expect(session.getState().data.mechanical).toEqual({
    ...mechanical,
    coolingType: 'ductless-heat-pump',
    heatingType: 'ductless-heat-pump',
    ductLocation: 'none',
  });
  screen.getByText('Filled in: Mini-splits, no ducts.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(session.getState().data.mechanical).toEqual(mechanical);
});

test('D5: a rating is explained below its field with a drawing of the EnergyGuide label', async () => {
  open('mechanical', {});
  await user.click(screen.getByText('What is SEER2?'));
  await waitFor(() => screen.getByRole('img', { name: /EnergyGuide label on the outdoor unit/ }));
});

test('D5: the summary for the analyst marks typical values', () => {
  const mechanical = { ductLocation: 'attic', typicalAnswers: ['ductLocation'] };
  const content = { kind: 'new', mechanical } as const;
  renderProject(<InputSummary project="" content={content} isEditable={false} />);
  screen.getByText('Attic, typical value');
});
