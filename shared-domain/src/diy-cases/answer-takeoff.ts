import {
  closureOf,
  enterDoor,
  type Front,
  facesWest,
  type GlazedDoor,
  type GlazingLine,
  type GlazingOrientation,
  glazingShare,
  measureTrace,
  type Orientation,
  overhangIsWorthEntering,
  parseLength,
  roundHalfUp,
  type Trace,
  TraceError,
  trueAzimuth,
  typicalOverhangHeight,
} from '../takeoff/index.ts';

type TakeoffInput =
  | ({ readonly op: 'trace' } & Trace)
  | {
      readonly op: 'glazing';
      readonly front: Front;
      readonly conditionedFloorArea: number;
      readonly lines: readonly GlazingLine[];
    }
  | { readonly op: 'azimuth'; readonly front: Front; readonly orientation: GlazingOrientation }
  | { readonly op: 'parse-length'; readonly text: string }
  | {
      readonly op: 'closure';
      readonly lengths: Partial<Record<Orientation, number>>;
      readonly undirected?: number;
    }
  | ({ readonly op: 'door-glass' } & GlazedDoor)
  | {
      readonly op: 'typical-overhang';
      readonly plateHeight: number;
      readonly headerHeight: number;
      readonly overhangLength: number;
    };

const feetDecimals = 4;

/** Computes the result of a takeoff test case (D6, D7), or returns the error message of an invalid trace. */
export function answerTakeoff(input: TakeoffInput): unknown {
  switch (input.op) {
    case 'trace':
      return answerTrace(input);
    case 'glazing':
      return glazingShare(input.lines, input.front, input.conditionedFloorArea);
    case 'azimuth':
      return answerAzimuth(input.front, input.orientation);
    case 'parse-length': {
      const feet = parseLength(input.text);
      return { feet: feet === null ? null : roundHalfUp(feet, feetDecimals) };
    }
    case 'closure':
      return closureOf(input.lengths, input.undirected);
    case 'door-glass':
      return enterDoor(input);
    case 'typical-overhang': {
      const overhangHeight = typicalOverhangHeight(input.plateHeight, input.headerHeight);
      const worthEntering = overhangIsWorthEntering(overhangHeight, input.overhangLength);
      return { overhangHeight, worthEntering };
    }
  }
}

function answerAzimuth(front: Front, orientation: GlazingOrientation): unknown {
  if (front === 'all' || orientation === 'flat') return { degrees: null, facesWest: false };
  const degrees = trueAzimuth(front, orientation);
  return { degrees, facesWest: facesWest(degrees) };
}

function answerTrace(trace: Trace): unknown {
  try {
    return measureTrace(trace);
  } catch (error) {
    if (error instanceof TraceError) return { error: error.message };
    throw error;
  }
}
