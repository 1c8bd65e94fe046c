import { ceilingBatts, floorBatts, wallBatts } from './batts.ts';

/**
 * The figures that the service promises, claims and works with (P3, P4, P5, P9). The only source for pages, help
 * sheets, help texts and tests. Catalogue prices are data (H3), not policy.
 *
 * Names include the unit, are unique across groups, and serve as placeholders in help texts:
 * `{policy:cancelWindowHours}`.
 */
export const policy = {
  /** US dollars. */
  fees: {
    /** Prescriptive forms for an addition or alteration, filled in by us (P3). */
    prescriptiveAdditionFee: 295,
  },

  /** The life of an order (P3). */
  orders: {
    reportDueBusinessDays: 3,
    /** Share of the services ordered, if a report is late. */
    lateReportRebatePercent: 50,
    nonComplianceContactBusinessDays: 3,
    /** An order that the customer has not answered within this time counts as canceled. */
    customerResponseBusinessDays: 10,
    /** Share of the base services. */
    evaluationFeePercent: 50,
    cancelWindowHours: 2,
    mailBusinessDays: 3,
    /** An order that ended without the customer's answer can be reopened for this long. */
    reopenDays: 30,
    /** Pacific time; a report ordered by then is emailed the same day. */
    rushCutoffTime: '12:00 pm',
    rushEmailTime: '3:00 pm',
  },

  /**
   * The two promises of Full Service: the quote, counted from the plans, and the report, counted from the accepted
   * quote.
   */
  fullService: {
    quoteDueBusinessDays: 3,
    reportAfterQuoteBusinessDays: 3,
    /** Proposed validity of a quote. */
    usualQuoteValidDays: 30,
  },

  /** Limits of Do It Yourself; larger buildings are Full Service. */
  doItYourself: {
    maxDwellingUnits: 4,
  },

  /** Accounts and payment (P3, H8). */
  accounts: {
    minimumAgeYears: 18,
    /** A new address must be confirmed within this time, or the registration lapses. */
    confirmEmailHours: 24,
    /** A login that is not used for this long expires. */
    sessionDays: 30,
    /** Number of last digits of a card that a confirmation shows; the expiry date is never shown. */
    cardDigitsShown: 5,
    /** Minimum length of session tokens, as 32 bits could be guessed. Pages do not advertise it. */
    sessionIdMinimumBits: 128,
  },

  /** Answers to privacy requests, as California law sets them (Cal. Code Regs., tit. 11, § 7021; C9). */
  privacyRequests: {
    requestConfirmedBusinessDays: 10,
    /** Calendar days, like the extension. */
    requestAnsweredDays: 45,
    requestExtensionDays: 45,
  },

  /** How long data are stored. */
  retention: {
    /** A Full Service form that has not been sent, in the browser. */
    uploadDraftHours: 24,
    /** An unfinished upload after its last byte; until then its sender can resume it. */
    unfinishedUploadHours: 24,
    /** A project in the trash. */
    projectTrashDays: 30,
  },

  /** What counts as a business day; in Pacific time, Monday to Friday. */
  calendar: {
    /** Not business days, as observed (5 U.S.C. 6103). */
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

  /** Marketing and help claims (P9). */
  claims: {
    complianceWithCorrectiveActionsPercent: 90,
    /** Cost of a Do-It-Yourself report as a share of that of Full Service. */
    diyCostShare: 'a third to half',
    emailAttachmentMegabytes: 25,
    codeCycleYears: 3,
    /** An owner's representative may sign for buildings of up to this many stories (P9). */
    representativeMaxStories: 2,
  },

  /** Thresholds from which rules apply (P4). */
  triggers: {
    /** Larger additions meet extra requirements. */
    additionExtraRequirementsSquareFeet: 700,
    /** Nonresidential, site-built glazing without a rating label. */
    nonRatedFenestrationSquareFeet: 200,
    /** Larger air handlers need an economizer. */
    economizerTons: 4.5,
    /** Added ducts in unconditioned or indirectly conditioned space. */
    addedDuctsFeet: 40,
    /** The lower limit that recent editions of the code use for the same rule. */
    addedDuctsRecentFeet: 25,
    /** A residential part below this share of the conditioned area may be treated together with the rest. */
    minorOccupancyPercent: 20,
    /** Directly conditioned space: mechanical heating above this. */
    conditionedHeatingBtuPerHourSquareFoot: 10,
    /** Directly conditioned space: mechanical cooling above this. */
    conditionedCoolingBtuPerHourSquareFoot: 5,
  },

  climate: {
    climateZones: 16,
    /** A development split by a zone line follows the zone with at least this share of its dwelling units. */
    splitDevelopmentDwellingsPercent: 50,
  },

  /** Help-sheet limits for ducts and equipment. */
  mechanical: {
    /** The duct location credit needs fewer linear feet than this in unconditioned space. */
    ductCreditFeet: 12,
    /** Share of fan flow. */
    defaultDuctLeakagePercent: 22,
    /** Share of fan flow; the credit needs less than this, verified. */
    verifiedDuctLeakagePercent: 6,
    /**
     * Limits in recent editions of the code for new and altered ducts, as shares of fan flow; new systems have to
     * stay below their limit.
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
    /** A door with more glass than this share is entered as glazing. */
    doorGlazingPercent: 50,
    /** The imaginary frame around the glass of a mostly solid door, on all sides. */
    doorGlassFrameInches: 2,
    wallBatts,
  },

  radiantBarrier: {
    radiantBarrierEmittance: 0.05,
    /** Square feet of attic floor for each square foot of vent. */
    ventRatio: 150,
    /** The ratio with a vapor retarder, or with high and low vents. */
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
    /** West-facing glass above this share of the floor area is a large penalty in hot climates. */
    westGlazingPercent: 5,
    /** Degrees on either side of due west. */
    westDegrees: 45,
    typicalHeaderHeight: '6\'-8"',
    /** The plate height that goes with {@link typicalHeaderHeight}. */
    typicalPlateFeet: 8,
    /** An overhang higher above the window than this many times its projection is not worth entering. */
    overhangHeightToProjection: 2,
  },
} as const;
