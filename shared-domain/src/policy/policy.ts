import { ceilingBatts, floorBatts, wallBatts } from './batts.ts';

/**
 * The figures that the service promises, claims and uses (P3, P4, P5, P9). They are the single source for pages, help
 * sheets, help texts and tests. Catalog prices are data (H3) and not policy.
 *
 * Names include the unit if there is one, are unique across groups, and serve as placeholders in help texts, such as
 * `{policy:cancelWindowHours}`.
 */
export const policy = {
  /** Fees in US dollars. */
  fees: {
    /** Fee for filling in the prescriptive forms for an addition or alteration (P3). */
    prescriptiveAdditionFee: 295,
  },

  /** Deadlines and fees of an order (P3). */
  orders: {
    reportDueBusinessDays: 3,
    /** Rebate for a late report, as a share of the services ordered. */
    lateReportRebatePercent: 50,
    nonComplianceContactBusinessDays: 3,
    /** Time limit for the customer's answer, after which the order counts as canceled. */
    customerResponseBusinessDays: 10,
    /** Evaluation fee as a share of the base services. */
    evaluationFeePercent: 50,
    cancelWindowHours: 2,
    mailBusinessDays: 3,
    /** Time during which an order that ended without the customer's answer can be reopened. */
    reopenDays: 30,
    /**
     * Cutoff in Pacific time. A rush report ordered before the cutoff on a business day is emailed on the same day.
     */
    rushCutoffTime: '12:00 pm',
    rushEmailTime: '3:00 pm',
  },

  /**
   * The two Full Service promises: the quote, counted from the plans, and the report, counted from the accepted quote.
   */
  fullService: {
    quoteDueBusinessDays: 3,
    reportAfterQuoteBusinessDays: 3,
    usualQuoteValidDays: 30,
  },

  /** Limits of Do It Yourself. Larger buildings need Full Service. */
  doItYourself: {
    maxDwellingUnits: 4,
  },

  /** Accounts and payment (P3, H8). */
  accounts: {
    minimumAgeYears: 18,
    /** Time limit for confirming a new email address, after which the registration lapses. */
    confirmEmailHours: 24,
    /** Time after which an unused login expires. */
    sessionDays: 30,
    /** Number of final card digits shown in a confirmation. The expiration date is never shown. */
    cardDigitsShown: 5,
    /**
     * Minimum length of session tokens in bits. Much shorter tokens (such as 32 bits) could be guessed. Pages do not
     * mention this figure.
     */
    sessionIdMinimumBits: 128,
  },

  /** Response times for privacy requests under California law (Cal. Code Regs., tit. 11, § 7021; C9). */
  privacyRequests: {
    requestConfirmedBusinessDays: 10,
    /** The time to answer and the extension are in calendar days. */
    requestAnsweredDays: 45,
    requestExtensionDays: 45,
  },

  /** Storage periods for data. */
  retention: {
    /** Storage period of an unsent Full Service form in the browser. */
    uploadDraftHours: 24,
    /**
     * Storage period of an unfinished upload, counted from the last byte received. The sender can resume the upload
     * during this time.
     */
    unfinishedUploadHours: 24,
    /** Storage period of a project in the trash. */
    projectTrashDays: 30,
  },

  /** Definition of business days, which are Monday to Friday in Pacific time. */
  calendar: {
    /** Federal holidays, which are not business days when observed (5 U.S.C. 6103). */
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
    /** Cost of a Do-It-Yourself report as a share of the Full Service cost. */
    diyCostShare: 'a third to half',
    emailAttachmentMegabytes: 25,
    codeCycleYears: 3,
    /** Maximum number of stories of a building for which an owner's representative may sign (P9). */
    representativeMaxStories: 2,
  },

  /** Thresholds at which rules apply (P4). */
  triggers: {
    /** Area above which an addition must meet extra requirements. */
    additionExtraRequirementsSquareFeet: 700,
    /** Limit for nonresidential, site-built glazing without a rating label. */
    nonRatedFenestrationSquareFeet: 200,
    /** Size above which an air handler needs an economizer. */
    economizerTons: 4.5,
    /** Limit for added ducts in unconditioned or indirectly conditioned space. */
    addedDuctsFeet: 40,
    /** Limit for added ducts in recent editions of the code, lower than {@link addedDuctsFeet}. */
    addedDuctsRecentFeet: 25,
    /** Share of the conditioned area below which a residential part may be treated together with the rest. */
    minorOccupancyPercent: 20,
    /** Mechanical heating above which a space is directly conditioned. */
    conditionedHeatingBtuPerHourSquareFoot: 10,
    /** Mechanical cooling above which a space is directly conditioned. */
    conditionedCoolingBtuPerHourSquareFoot: 5,
  },

  climate: {
    climateZones: 16,
    /** If a zone line splits a development, the zone with at least this share of its dwelling units applies. */
    splitDevelopmentDwellingsPercent: 50,
  },

  /** Limits for ducts and equipment on the help sheets. */
  mechanical: {
    /** Linear feet of ducts in unconditioned space, below which the duct location credit applies. */
    ductCreditFeet: 12,
    /** Default leakage as a share of fan flow. */
    defaultDuctLeakagePercent: 22,
    /** Verified leakage as a share of fan flow, below which the credit applies. */
    verifiedDuctLeakagePercent: 6,
    /**
     * Limits for new and altered ducts in recent editions of the code, as shares of fan flow. New systems must be
     * below their limit.
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
    /** Share of glass above which a door is entered as glazing. */
    doorGlazingPercent: 50,
    /** Width of the imaginary frame on all sides of the glass in a mostly solid door. */
    doorGlassFrameInches: 2,
    wallBatts,
  },

  radiantBarrier: {
    radiantBarrierEmittance: 0.05,
    /** Square feet of attic floor for each square foot of vent. */
    ventRatio: 150,
    /** Vent ratio with a vapor retarder, or with high and low vents. */
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
    /** Share of the floor area above which west-facing glass is a large penalty in hot climates. */
    westGlazingPercent: 5,
    /** Degrees on either side of due west that count as west. */
    westDegrees: 45,
    typicalHeaderHeight: '6\'-8"',
    /** Plate height that corresponds to {@link typicalHeaderHeight}. */
    typicalPlateFeet: 8,
    /**
     * Maximum ratio of an overhang's height above the window to the overhang's projection. With a larger ratio, the
     * overhang is not worth entering.
     */
    overhangHeightToProjection: 2,
  },
} as const;
