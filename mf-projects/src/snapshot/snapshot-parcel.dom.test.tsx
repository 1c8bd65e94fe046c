import { render, screen } from '@testing-library/react';
import { exampleProject, projectFindings } from '@title24/shared-domain/projects';
import { SnapshotParcel } from './snapshot-parcel.tsx';

test('D3a: a submitted project shows its outline, findings and answers, without links to forms', () => {
  const { mechanical: _, ...others } = exampleProject;
  const data = {
    ...others,
    walls: { lines: [{ id: 'w1', part: 'new', plateHeight: 6.6667, lengths: { front: 40 } }] },
  } as const;
  const findings = projectFindings(data, { thisYear: 2027, attachments: [] });
  expect(findings.length).toBeGreaterThan(0);
  render(<SnapshotParcel data={data} findings={findings} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Outline', 'What we found', 'Location', 'Glazing']),
  );
  screen.getByRole('cell', { name: '6.67' });
  expect(screen.queryAllByRole('link')).toEqual([]);
});
