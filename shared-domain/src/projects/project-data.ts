import type { Person } from '../party/person.ts';
import type { Front, GlazingOrientation, Orientation, UndirectedLengthName } from '../takeoff/index.ts';
import type { Part, ProjectKind } from './project-kind.ts';

/*
 * A stored Do-It-Yourself project (D5). Invalid text that a user entered is in `raw`. Lengths are in feet and
 * areas in square feet, unless stated otherwise. fields/ has the fields' labels, units, limits and options.
 */

/** The only supported version of a project's document. */
export const projectDataVersion = 1;

/** A cavity's framing size or depth in inches, an open attic, or unknown. */
export type Cavity = '2x4' | '2x6' | '2x8' | '2x10' | '2x12' | 'attic' | 'unknown' | number;

export interface SignerEntry extends Person {
  readonly role?: string;
  readonly licenseNumber?: string;
}

export interface ProjectEntry {
  readonly name?: string;
  readonly permitDate?: string;
  readonly applicantRole?: string;
  readonly signer?: SignerEntry;
  /** Who decides on the design: the signer ('same') or another person. */
  readonly decides?: 'same' | 'other';
  readonly decisionMaker?: Person;
}

export interface LocationEntry {
  readonly addressLine1?: string;
  readonly city?: string;
  readonly postalCode?: string;
  readonly jurisdiction?: string;
  readonly climateZone?: number;
  readonly climateZoneSource?: string;
  readonly apn?: string;
}

export interface BuildingEntry {
  readonly type?: string;
  readonly dwellingUnits?: number;
  readonly stories?: number;
  readonly bedrooms?: number;
  readonly front?: Front;
  readonly conditionedFloorArea?: number;
  readonly existingFloorArea?: number;
  readonly additionFloorArea?: number;
  readonly yearBuilt?: number | 'unknown';
  readonly attachedGarage?: boolean;
  readonly naturalGas?: string;
}

/** An object that can mark answers as typical values. */
interface Marked {
  /** Names of the fields that have a typical value because the answer was not known. */
  readonly typicalAnswers?: readonly string[];
}

/** Members of every line. */
export interface Line extends Marked {
  /** Unique in the project: the list's letter and a number. */
  readonly id: string;
  readonly part?: Part;
}

/** A line for a wall, floor or roof with insulation. */
export interface InsulatedLine extends Line {
  readonly insulation?: string;
  /** R-value of unlisted insulation. */
  readonly insulationR?: number;
  readonly insulationNote?: string;
  readonly cavity?: Cavity;
}

export interface WallLine extends InsulatedLine, Readonly<Partial<Record<UndirectedLengthName, number>>> {
  readonly story?: number;
  readonly plateHeight?: number;
  readonly lengths?: Readonly<Partial<Record<Orientation, number>>>;
  readonly belowGradeDepth?: string;
  readonly floorArea?: number;
  readonly sheathingR?: number;
  readonly siding?: string;
}

/** An area, entered directly or as width × height × count. */
export interface Measured {
  readonly width?: number;
  readonly height?: number;
  readonly count?: number;
  readonly area?: number;
}

export interface DoorLine extends Line, Measured {
  readonly orientation?: Orientation | 'garage';
  readonly glassPercent?: number;
  readonly ratedLabel?: boolean;
}

export interface OtherWallLine extends InsulatedLine {
  readonly orientation?: Orientation | 'crawlspace' | 'attic' | 'belowGrade';
  readonly area?: number;
}

export interface WallsEntry {
  readonly lines?: readonly WallLine[];
  readonly existingPerimeter?: number;
  readonly coveredLength?: number;
  readonly doors?: readonly DoorLine[];
  readonly otherWalls?: readonly OtherWallLine[];
}

export interface FloorLine extends InsulatedLine {
  readonly type?: string;
  readonly area?: number;
  readonly edgeInsulationR?: number;
}

export interface RoofLine extends InsulatedLine {
  readonly area?: number;
}

/** Present while the radiant barrier credit is selected. */
export interface RadiantBarrier {
  readonly emittance?: number;
  readonly atticFloorArea?: number;
  readonly ventArea?: number;
  readonly upperVentPercent?: number;
  readonly vaporRetarder?: boolean;
  readonly highLowVents?: boolean;
  readonly mounting?: string;
  readonly gapsKept?: boolean;
}

/** Present while the cool roof credit is selected. */
export interface CoolRoof {
  readonly product?: string;
  readonly reflectance?: number;
  readonly emittance?: number;
  readonly dryMils?: number;
  readonly crrcNumber?: string;
}

export interface RoofsEntry {
  readonly ceilings?: readonly RoofLine[];
  readonly special?: readonly RoofLine[];
  readonly coveredRoofArea?: number;
  readonly roofing?: string;
  readonly radiantBarrier?: RadiantBarrier;
  readonly coolRoof?: CoolRoof;
  readonly enclosedCrawlspace?: boolean;
}

/** A line in a glazing table. */
export interface GlazingEntryLine extends Line, Measured {
  readonly orientation?: GlazingOrientation;
  readonly windowHeight?: number;
  readonly sash?: string;
  readonly rated?: boolean;
  readonly uFactor?: number;
  readonly shgc?: number;
  readonly frame?: string;
  readonly panes?: number;
  readonly coating?: string;
  readonly type?: 'new' | 'pre-existing';
  readonly overhang?: 'none' | 'typical' | 'custom';
  readonly overhangLength?: number;
  readonly overhangHeight?: number;
  readonly toBeRemoved?: boolean;
  readonly addedToExistingWall?: boolean;
}

export interface GlazingEntry {
  readonly typical?: {
    readonly headerHeight?: number;
    readonly overhangLength?: number;
    readonly plateHeight?: number;
  };
  readonly existing?: readonly GlazingEntryLine[];
  readonly added?: readonly GlazingEntryLine[];
}

export interface MechanicalEntry extends Marked {
  readonly coolingType?: string;
  readonly coolingSeer?: number;
  readonly coolingTons?: number;
  readonly heatingType?: string;
  readonly heatingEfficiency?: number;
  readonly systemIsNew?: string;
  readonly ductLocation?: string;
  readonly ductFeetUnconditioned?: number;
  readonly ductInsulationR?: string;
  readonly testedDuctLeakage?: boolean;
  readonly ductLeakagePercent?: number;
  readonly txv?: boolean;
  readonly refrigerantCharge?: boolean;
  readonly manualD?: boolean;
  readonly houseWrap?: boolean;
  readonly houseWrapPerms?: number;
  readonly waterHeaterType?: string;
  readonly waterHeaterFuel?: string;
  readonly waterHeaterUef?: number;
  readonly waterHeaterLocation?: string;
  readonly waterHeaterCount?: number;
  readonly ventilation?: string;
  readonly pv?: number;
  readonly battery?: number;
}

export interface DocumentsEntry {
  readonly notes?: string;
}

/** Answers from all steps. */
export interface ProjectContent {
  readonly kind: ProjectKind;
  readonly project?: ProjectEntry;
  readonly location?: LocationEntry;
  readonly building?: BuildingEntry;
  readonly walls?: WallsEntry;
  readonly floors?: readonly FloorLine[];
  readonly roofs?: RoofsEntry;
  readonly glazing?: GlazingEntry;
  readonly mechanical?: MechanicalEntry;
  readonly documents?: DocumentsEntry;
}

export interface ProjectData extends ProjectContent {
  readonly version: typeof projectDataVersion;
  /** Invalid texts by path, such as `walls.lines.w1.plateHeight`. */
  readonly raw?: Readonly<Record<string, string>>;
}
