import { energyCode } from '../policy/energy-code.ts';
import { quotePromise, reportPromise } from '../policy/full-service-promise.ts';
import { policy } from '../policy/policy.ts';
import { formatCalendarDate } from '../time/calendar-date.ts';
import { list, paragraph, type SheetBlock, type SheetSection } from './help-sheet.ts';

const { accounts, claims, climate, mechanical, orders, triggers } = policy;

/** Information that every 'What you need to know' sheet asks for (C12). */
export const placeAndDate: readonly string[] = [
  `The full address. It determines the climate zone, one of ${climate.climateZones} in California. A ZIP code can be in two zones, so go by the address.`,
  `The day you will apply for the permit. From ${formatCalendarDate(energyCode.inForceFrom)} on, the ${energyCode.edition} Energy Code applies. An application filed before that day stays under the 2022 edition.`,
  'A site plan with true north. We measure the front in degrees clockwise from true north: 0 is north, 90 east, 180 south, 270 west.',
];

/** Definition of conditioned floor area (C12). */
export const conditionedFloorArea: readonly string[] = [
  `Conditioned space has heating of more than ${triggers.conditionedHeatingBtuPerHourSquareFoot} Btu per hour per square foot, cooling of more than ${triggers.conditionedCoolingBtuPerHourSquareFoot}, or wood heating.`,
  'Give the conditioned floor area in whole square feet. Don’t include garages in the floor area or in the perimeter.',
  'In a single-story house the outside floor areas add up to the conditioned floor area. In every house the conditioned floor area is at least as large as the exposed floor areas.',
];

export const ductsAndEquipment: readonly SheetBlock[] = [
  list(
    'Heating and cooling: type, efficiency and model if known. If the data sheet gives only a SEER2 value, use it and tell us.',
    `Cooling system: ${mechanical.commonCoolingTypes} common choices (Minimum Efficiency Split A/C and 14, 15, 16, 17 and 18 SEER A/C), ${mechanical.otherCoolingTypes} less common ones, and ${mechanical.separateCoolingTypes} listed separately: Thru-Wall A/C, Direct Evaporative and Indirect Evaporative.`,
    `Duct location. The credit needs less than ${mechanical.ductCreditFeet} linear feet of ducts in unconditioned space.`,
    `Duct leakage. Our default is ${mechanical.defaultDuctLeakagePercent} percent of the fan flow. The credit needs less than ${mechanical.verifiedDuctLeakagePercent} percent, verified by a rater. The registered form states the target for your project.`,
    'Thermostatic expansion valve or tested refrigerant charge: only one of the two credits may be taken.',
    'Whether the ducts are designed by ACCA Manual D.',
    'Water heater: type, fuel, size, efficiency and location.',
  ),
];

/** Signatures, registration and tests for a residential report. */
export const signaturesAndTests: SheetSection = {
  heading: 'Signatures, registration and tests',
  blocks: [
    list(
      `Who signs: the person responsible for the design. That’s usually the owner or the owner’s representative, such as the architect or the general contractor for buildings of up to ${claims.representativeMaxStories} stories.`,
      'Registration: if the report calls for field verification, it must be registered in an approved registry before the permit.',
      'Tests: an independent ECC rater (called HERS rater before 2026) does them. Tests that often come up are duct leakage, airflow, fan power, refrigerant charge and insulation quality. Installers may not verify their own work.',
      'Registry fees, the rater and the permit aren’t part of our price.',
    ),
  ],
};

/** Time limits of a Full Service order, and the customer's minimum age (C12). */
export const fullServiceTimes: readonly SheetBlock[] = [
  list(
    quotePromise,
    `${reportPromise} If we’re late, you get ${orders.lateReportRebatePercent} percent of the services back.`,
    `If the project doesn’t comply as designed, we contact you within ${orders.nonComplianceContactBusinessDays} business days with ways to fix it. The clock starts over when you send the changes.`,
    `We wait ${orders.customerResponseBusinessDays} business days for your answer. After that the order counts as canceled.`,
    `You must be ${accounts.minimumAgeYears} or older to order.`,
  ),
];

/** Times of Full Service and Do-It-Yourself orders for a home. */
export const homeTimeline: SheetSection = {
  heading: 'How long it takes',
  blocks: [
    paragraph('Full Service:'),
    ...fullServiceTimes,
    paragraph('Do-It-Yourself:'),
    list(
      `A report is delivered within ${orders.reportDueBusinessDays} business days of the day you submit the project, with the same rebate if we’re late.`,
      `You can cancel within ${orders.cancelWindowHours} hours of submitting.`,
    ),
  ],
};
