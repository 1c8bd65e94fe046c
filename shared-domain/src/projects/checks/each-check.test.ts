import type { ProjectData } from '../project-data.ts';
import { withTyped } from '../step-form/typed-fields.ts';
import {
  type Answer,
  additionChecks,
  additionProject,
  additionToHouseChecks,
  newHouseChecks,
  newProject,
} from '../testing/check-cases.ts';
import { applyFix } from './apply-fix.ts';
import { projectFindings } from './project-findings.ts';

const now = { thisYear: 2026, attachments: [] };

describe.each([
  ['a new house', newProject, newHouseChecks],
  ['an addition', additionProject, additionChecks],
  [
    'a house with an addition',
    { ...additionProject, kind: 'existing-plus-addition' } satisfies ProjectData,
    additionToHouseChecks,
  ],
] as const)('D1d: the checks of %s', (_, project, checks) => {
  test.each(checks)(
    'the finding $id appears with its message, and disappears with its fix',
    ({ message, before, answers, fix }) => {
      let data = project;
      const type = (typed: readonly Answer[]) => {
        for (const [address, text] of typed) data = withTyped(data, address, text, now.thisYear);
      };
      const matching = () =>
        projectFindings(data, now).filter(({ message: words }) =>
          typeof message === 'string' ? words === message : message.test(words),
        );
      type(before ?? []);
      expect(matching()).toEqual([]);
      type(answers);
      const [finding, ...others] = matching();
      expect([finding?.message, others]).toEqual([expect.anything(), []]);
      if (!('button' in fix)) type(fix);
      else if (finding?.fix?.label === fix.button) data = applyFix(data, finding.fix);
      expect(matching()).toEqual([]);
    },
  );
});
