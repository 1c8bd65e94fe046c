import { policy } from './policy.ts';
import { policyFigure } from './policy-figure.ts';

const names = Object.values(policy).flatMap((group) => Object.keys(group));

test('names of policy figures are unique across groups', () => {
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** Figures (P3, P4, D9) as written on pages. */
test.each([
  ['a fee', 'prescriptiveAdditionFee', `$${policy.fees.prescriptiveAdditionFee}`],
  ['a percentage', 'lateReportRebatePercent', `${policy.orders.lateReportRebatePercent}%`],
  ['a fraction', 'tileReflectance', policy.coolRoof.tileReflectance.toFixed(2)],
  ['a time of day', 'rushCutoffTime', policy.orders.rushCutoffTime],
  ['a count', 'reportDueBusinessDays', `${policy.orders.reportDueBusinessDays}`],
])('%s (%s) is formatted as %s', (_, name, written) => {
  expect(policyFigure(name)).toBe(written);
});

test.each(['', 'fees', 'wallBatts', 'toString', '__proto__', 'constructor'])(
  '%j is not the name of a policy figure',
  (name) => {
    expect(policyFigure(name)).toBeUndefined();
  },
);
