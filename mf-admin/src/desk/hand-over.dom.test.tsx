import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WithQueries } from '@title24/remote-kit/runtime';
import { renderPart } from '../testing/render-staff.tsx';
import { UnsavedChanges } from '../unsaved/unsaved-changes.tsx';
import { HandOver } from './hand-over.tsx';

const onDone = async () => undefined;

test.each([
  [['ana', 'ben'], 'ana', ['ben'], false],
  [['ben'], 'ana', ['ben'], false],
  [['ben'], null, ['ben'], false],
  [['ana'], 'ana', [], true],
] as const)(
  'with the accounts %j, work assigned to %s can be handed over to %j',
  async (names, assignee, offered, isNobody) => {
    const handOver = (
      <WithQueries>
        <UnsavedChanges>
          <HandOver number="P1-1" assignee={assignee} onDone={onDone} />
        </UnsavedChanges>
      </WithQueries>
    );
    renderPart(handOver, '/admin/orders', { answers: { 'work.colleagues': () => names } });
    await userEvent.click(screen.getByText('Hand over to a colleague'));
    const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Colleague' });
    expect([...select.options].map(({ text }) => text)).toEqual(offered);
    expect(screen.queryByText('No other account can be given work.') !== null).toBe(isNobody);
  },
);
