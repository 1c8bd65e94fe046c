import { render, screen } from '@testing-library/react';
import type { Report } from '../contract/index.ts';
import { testMountProps } from '../testing/index.ts';
import { Boundary } from './boundary.tsx';
import { MountPropsContext } from './mount-props-context.ts';

const failure = new Error('broken preview');
function Preview(): never {
  throw failure;
}

test('a component that throws is reported, and a fallback replaces only this component', () => {
  const reports: Report[] = [];
  const caught: unknown[] = [];
  render(
    <MountPropsContext value={testMountProps({}, { report: (report) => void reports.push(report) })}>
      <h1>Inbox</h1>
      <Boundary source="mf-x/preview" fallback={<p>The preview cannot be shown</p>}>
        <Preview />
      </Boundary>
      <Boundary source="mf-x/other" fallback={<p>never</p>}>
        <p>Another file</p>
      </Boundary>
    </MountPropsContext>,
    { onCaughtError: (error) => void caught.push(error) },
  );
  expect(screen.getByRole('heading', { name: 'Inbox' })).toBeTruthy();
  expect(screen.getByText('The preview cannot be shown')).toBeTruthy();
  expect(screen.getByText('Another file')).toBeTruthy();
  expect(screen.queryByText('never')).toBeNull();
  expect(reports).toEqual([{ kind: 'error', source: 'mf-x/preview', error: failure }]);
  expect(caught).toEqual([failure]);
});
