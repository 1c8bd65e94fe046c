import { ceilingBatts, floorBatts, wallBatts } from './batts.ts';
import { unfinishedUploadHours } from './unfinished-upload.ts';

/**
 * The figures in the service's promises, claims and rules (P3, P4, P5, P9), for pages, help sheets, help texts and
 * tests. Catalog prices are data (H3), not policy.
 *
 * Names include units, are unique across groups, and serve as placeholders in help texts, such as
 * `{policy:cancelWindowHours}`.
 */
export const policy = {
  /** Fees in US dollars. */
  fees: {
    /** Fee for the prescriptive forms of an addition or alteration (P3). */
    prescriptiveAdditionFee: 295,
  },

  /** Deadlines and fees of an order (P3). */
  orders: {
    reportDueBusinessDays: 3,
    /** Share of the price of the services. That price excludes rush service if the rush deadline was missed. */
    lateReportRebatePercent: 50,
    nonComplianceContactBusinessDays: 3,
    /** How long a customer can take to answer a request for changes before the order counts as canceled. */
    customerResponseBusinessDays: 10,
    /** Share of the price of the base services. */
    evaluationFeePercent: 50,
    cancelWindowHours: 2,
    mailBusinessDays: 3,
    /** How long staff can reopen an order that was canceled because the customer did not answer. */
    reopenDays: 30,
    /** In Pacific time. A rush report that is ordered before this time on a business day is emailed that day. */
    rushCutoffTime: '12:00 pm',
    rushEmailTime: '3:00 pm',
  },

  /** The time for the quote starts when the plans arrive. The time for the report starts when the quote is accepted. */
  fullService: {
    quoteDueBusinessDays: 3,
    reportAfterQuoteBusinessDays: 3,
    usualQuoteValidDays: 30,
  },

  doItYourself: {
    /** Buildings with more dwelling units need Full Service. */
    maxDwellingUnits: 4,
  },

  /** Accounts and payment (P3, H8). */
  accounts: {
    minimumAgeYears: 18,
    /** A new account or email address must be confirmed within this time. */
    confirmEmailHours: 24,
    /** An unused login expires after this time. */
    sessionDays: 30,
    /** A confirmation shows at most this many of a card's last digits, and never its expiration date. */
    cardDigitsShown: 5,
  },

  /** Privacy request response times (Cal. Code Regs., tit. 11, § 7021; C9). */
  privacyRequests: {
    requestConfirmedBusinessDays: 10,
    /** Calendar days. */
    requestAnsweredDays: 45,
    requestExtensionDays: 45,
  },

  retention: {
    /** How long the browser stores an unsent Full Service form. */
    uploadDraftHours: 24,
    unfinishedUploadHours,
    projectTrashDays: 30,
  },

  /** Business days are Monday to Friday in Pacific time, except holidays. */
  calendar: {
    /** The days on which these federal holidays are observed are not business days (5 U.S.C. 6103). */
    federalHolidays: [
      'New Year’s Day',
      'Birthday of Martin Luther King, Jr.',
      'Washington’s Birthday',
      'Memorial Day',
      'Juneteenth',
      'Independence Day',
      'Labor Day',
      'Columbus Day',
      'Veterans Day',
      'Thanksgiving Day',
      'Christmas Day',
    ],
  },

  /** Claims in marketing and help texts (P9). */
  claims: {
    complianceWithCorrectiveActionsPercent: 90,
    /** Share of the Full Service cost. */
    diyCostShare: 'a third to half',
    emailAttachmentMegabytes: 25,
    codeCycleYears: 3,
    /** An owner's representative may sign for a building of up to this many stories (P9). */
    representativeMaxStories: 2,
  },

  /** Thresholds at which rules apply (P4). */
  triggers: {
    /** An addition above this area must meet extra requirements. */
    additionExtraRequirementsSquareFeet: 700,
    /** Limit for nonresidential, site-built glazing without a rating label. */
    nonRatedFenestrationSquareFeet: 200,
    /** Larger air handlers need an economizer. */
    economizerTons: 4.5,
    /** Limit for added ducts in unconditioned or indirectly conditioned space. */
    addedDuctsFeet: 40,
    /** {@link addedDuctsFeet} in recent editions of the Energy Code. */
    addedDuctsRecentFeet: 25,
    /** In a mixed-use building, a part below this share of conditioned area can be treated together with the rest. */
    minorOccupancyPercent: 20,
    /** A space with more heating is directly conditioned. */
    conditionedHeatingBtuPerHourSquareFoot: 10,
    /** A space with more cooling is directly conditioned. */
    conditionedCoolingBtuPerHourSquareFoot: 5,
  },

  climate: {
    climateZones: 16,
    /** If a development is in two zones, the zone with at least this share of its dwellings applies to all of it. */
    splitDevelopmentDwellingsPercent: 50,
  },

  /** Figures about ducts and equipment in help texts and help sheets. */
  mechanical: {
    /** The duct location credit applies if fewer linear feet of ducts than this are in unconditioned space. */
    ductCreditFeet: 12,
    /** Share of fan flow. */
    defaultDuctLeakagePercent: 22,
    /** Share of fan flow below which the duct leakage credit applies. */
    verifiedDuctLeakagePercent: 6,
    /**
     * Limits for new and altered ducts in recent editions of the Energy Code, as shares of fan flow. The leakage
     * of new ducts must be below the limit.
     */
    newDuctLeakagePercent: 5,
    alteredDuctLeakagePercent: 10,
    commonCoolingTypes: 6,
    otherCoolingTypes: 8,
    separateCoolingTypes: 3,
  },

  walls: {
    houseWrapMinimumPerms: 10,
    /** Default reduction of the specific leakage area. */
    houseWrapLeakageReduction: 0.5,
    /** A door with a larger share of glass is entered as glazing. */
    doorGlazingPercent: 50,
    /** Width of the imaginary frame around the glass of a mostly solid door. */
    doorGlassFrameInches: 2,
    wallBatts,
  },

  radiantBarrier: {
    radiantBarrierEmittance: 0.05,
    /** Square feet of attic floor per square foot of vent. */
    ventRatio: 150,
    /** The vent ratio with a vapor retarder, or with high and low vents. */
    relaxedVentRatio: 300,
    upperVentPercent: 30,
    gapAboveInsulationInches: 3.5,
    gapAtPeakInches: 6,
    trussBottomAirSpaceInches: 1.5,
    enclosedRafterAirSpaceInches: 1,
  },

  coolRoof: {
    tileReflectance: 0.4,
    otherReflectance: 0.7,
    coolRoofEmittance: 0.75,
    liquidAppliedMils: 20,
  },

  insulation: { ceilingBatts, floorBatts },

  windows: {
    /** In hot climates, west-facing glass above this share of the floor area causes a large penalty. */
    westGlazingPercent: 5,
    /** Degrees on either side of due west that count as west. */
    westDegrees: 45,
    typicalHeaderHeight: '6\'-8"',
    /** The plate height for which {@link typicalHeaderHeight} is usual. */
    typicalPlateFeet: 8,
    /** An overhang is worth entering if its height above the window is at most this many times its projection. */
    overhangHeightToProjection: 2,
  },
} as const;
