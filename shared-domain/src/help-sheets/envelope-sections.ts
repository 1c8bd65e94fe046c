import { policy } from '../policy/policy.ts';
import { battTable } from './batt-table.ts';
import { list, paragraph, type SheetSection } from './help-sheet.ts';

const { coolRoof, insulation, radiantBarrier, walls, windows } = policy;

/** Rules for the walls and doors of new homes and additions (C12). */
export const wallsAndDoors: SheetSection = {
  heading: 'Walls and doors',
  blocks: [
    list(
      'Average plate height: the height from the floor to the top of the wall framing.',
      'Perimeter: the length of outside wall for each direction, in feet, with each story on its own line. Leave garage walls out.',
      'Directions: Front 0°, Left 90°, Back 180°, Right 270°, and the four angles between them. Walls next to a crawlspace, next to an attic or below grade have no direction.',
      'Solid doors: the opaque area in square feet. A door between the garage and the house has the orientation Garage.',
      `A door with more than ${walls.doorGlazingPercent} percent glass, or with a rating label, is entered as glazing.`,
      `Glass in a mostly solid door is entered as glazing: the glass plus an imaginary ${walls.doorGlassFrameInches}-inch frame on all sides.`,
      `House wrap credit: the wrap needs a perm rating of at least ${walls.houseWrapMinimumPerms}. The credit lowers the specific leakage area by ${walls.houseWrapLeakageReduction.toFixed(2)}.`,
    ),
    paragraph('Insulation must not be compressed. Pick a batt that fits the cavity:'),
    battTable('Wall batts', walls.wallBatts),
  ],
};

export const roofsAndFloors: SheetSection = {
  heading: 'Roofs, ceilings and floors',
  blocks: [
    list(
      'Roof type for each area: a ceiling below an attic, or a special roof without an attic, such as a vaulted ceiling.',
      'Insulation in each ceiling, roof and floor, and the foundation: slab, raised floor or enclosed crawlspace.',
    ),
    battTable('Ceiling batts', insulation.ceilingBatts),
    battTable('Floor batts', insulation.floorBatts),
    paragraph('Radiant barrier credit:'),
    list(
      `Emittance of ${radiantBarrier.radiantBarrierEmittance} or less.`,
      `Vents: at least 1 square foot for each ${radiantBarrier.ventRatio} square feet of attic floor, or 1 for each ${radiantBarrier.relaxedVentRatio} with a vapor retarder or with high and low vents.`,
      `At least ${radiantBarrier.upperVentPercent} percent of the vents up high.`,
      `A gap of ${radiantBarrier.gapAboveInsulationInches} inches above the ceiling insulation and ${radiantBarrier.gapAtPeakInches} inches at the peak.`,
      `A ${radiantBarrier.trussBottomAirSpaceInches} inch air space where it hangs below the trusses, and ${radiantBarrier.enclosedRafterAirSpaceInches} inch in enclosed rafter spaces.`,
    ),
    paragraph('Cool roof credit:'),
    list(
      `Solar reflectance of at least ${coolRoof.tileReflectance.toFixed(2)} for tile and ${coolRoof.otherReflectance.toFixed(2)} for other roofs.`,
      `Emittance of at least ${coolRoof.coolRoofEmittance}.`,
      `Liquid coatings at least ${coolRoof.liquidAppliedMils} mils thick when dry.`,
      'These are the minimums for our help sheets. Your climate zone may have others: look up the aged values of the product in the Cool Roof Rating Council directory.',
    ),
  ],
};

export const windowsAndGlazing: SheetSection = {
  heading: 'Windows and other glazing',
  blocks: [
    list(
      'A schedule of all windows, glass doors and skylights: width, height, frame, U-factor and SHGC. Both numbers are on the NFRC label, and in the manufacturer’s data sheet.',
      'Window height is always needed: the vertical size in feet.',
      `Header height: ${windows.typicalHeaderHeight} is typical for ${windows.typicalPlateFeet} ft plates.`,
      'Overhang length: how far it sticks out, in feet.',
      'Overhang height: from the top of the window up to the underside of the overhang. Enter 0 where the overhang drops below the top of the window.',
      `An overhang that is higher above the window than ${windows.overhangHeightToProjection === 2 ? 'twice' : windows.overhangHeightToProjection} its length isn’t worth entering.`,
      'Enter windows together only when they share the same overhang, window height, sash type and direction.',
      'Glazing percentage: all glass area divided by the conditioned floor area.',
      `West glass: when glass facing within ${windows.westDegrees} degrees of west is more than ${windows.westGlazingPercent} percent of the floor area, a house in a hot climate pays a large penalty. Move it, shade it or choose a lower SHGC.`,
    ),
  ],
};
