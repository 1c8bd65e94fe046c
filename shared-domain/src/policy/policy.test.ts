import { policy } from './policy.ts';
import { policyFigure } from './policy-figure.ts';

const names = Object.values(policy).flatMap((group) => Object.keys(group));

test('no two groups use one name', () => {
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** The figures of P3, P4, P5 and P9, as a page writes them. */
test.each([
  ['prescriptiveAdditionFee', '$295'],
  ['reportDueBusinessDays', '3'],
  ['lateReportRebatePercent', '50%'],
  ['nonComplianceContactBusinessDays', '3'],
  ['customerResponseBusinessDays', '10'],
  ['evaluationFeePercent', '50%'],
  ['cancelWindowHours', '2'],
  ['mailBusinessDays', '3'],
  ['rushCutoffTime', '12:00 pm'],
  ['rushEmailTime', '3:00 pm'],
  ['quoteDueBusinessDays', '3'],
  ['reportAfterQuoteBusinessDays', '3'],
  ['minimumAgeYears', '18'],
  ['cardDigitsShown', '5'],
  ['requestConfirmedBusinessDays', '10'],
  ['requestAnsweredDays', '45'],
  ['requestExtensionDays', '45'],
  ['complianceWithCorrectiveActionsPercent', '90%'],
  ['diyCostShare', 'a third to half'],
  ['emailAttachmentMegabytes', '25'],
  ['codeCycleYears', '3'],
  ['representativeMaxStories', '2'],
  ['additionExtraRequirementsSquareFeet', '700'],
  ['nonRatedFenestrationSquareFeet', '200'],
  ['economizerTons', '4.5'],
  ['addedDuctsFeet', '40'],
  ['minorOccupancyPercent', '20%'],
  ['conditionedHeatingBtuPerHourSquareFoot', '10'],
  ['conditionedCoolingBtuPerHourSquareFoot', '5'],
  ['climateZones', '16'],
  ['splitDevelopmentDwellingsPercent', '50%'],
  ['ductCreditFeet', '12'],
  ['defaultDuctLeakagePercent', '22%'],
  ['verifiedDuctLeakagePercent', '6%'],
  ['newDuctLeakagePercent', '5%'],
  ['alteredDuctLeakagePercent', '10%'],
  ['commonCoolingTypes', '6'],
  ['otherCoolingTypes', '8'],
  ['separateCoolingTypes', '3'],
  ['houseWrapMinimumPerms', '10'],
  ['houseWrapLeakageReduction', '0.50'],
  ['doorGlazingPercent', '50%'],
  ['doorGlassFrameInches', '2'],
  ['radiantBarrierEmittance', '0.05'],
  ['ventRatio', '150'],
  ['relaxedVentRatio', '300'],
  ['upperVentPercent', '30%'],
  ['gapAboveInsulationInches', '3.5'],
  ['gapAtPeakInches', '6'],
  ['trussBottomAirSpaceInches', '1.5'],
  ['enclosedRafterAirSpaceInches', '1'],
  ['tileReflectance', '0.40'],
  ['otherReflectance', '0.70'],
  ['coolRoofEmittance', '0.75'],
  ['liquidAppliedMils', '20'],
  ['westGlazingPercent', '5%'],
  ['westDegrees', '45'],
  ['typicalHeaderHeight', '6\'-8"'],
  ['typicalPlateFeet', '8'],
  ['overhangHeightToProjection', '2'],
])('the figure %s is written %s', (name, written) => {
  expect(policyFigure(name)).toBe(written);
});

test.each(['', 'fees', 'wallBatts', 'toString', '__proto__', 'constructor'])('%j names no figure', (name) => {
  expect(policyFigure(name)).toBeUndefined();
});
