import { counted } from '@title24/shared-domain';
import {
  type Boundary,
  directionOfBearing,
  orientationNames,
  pageDirectionNames,
  parseLength,
  readBearing,
  readWallLength,
  shownLength,
  type TypedWall,
  writeLength,
} from '@title24/shared-domain/takeoff';
import type { AnalyzedWall } from './analyze-plan.ts';

/** Labels of spaces that adjoin a wall. */
export const boundaryNames: Readonly<Record<Boundary, string>> = {
  exterior: 'Outdoors',
  garage: 'Garage',
  crawlspace: 'Crawlspace',
  attic: 'Attic',
  belowGrade: 'Ground (below grade)',
  conditioned: 'Heated rooms',
};

/** For use within a sentence. */
const boundaryPhrases: Readonly<Record<Boundary, string>> = {
  exterior: 'exterior',
  garage: 'to the garage',
  crawlspace: 'to the crawlspace',
  attic: 'to the attic',
  belowGrade: 'below grade',
  conditioned: 'to heated rooms, no wall to enter',
};

/** Such as '24 feet 6 inches'. */
function spokenLength(feet: number): string {
  const [, whole = '0', inches = ''] = /^(\d+)'(?: (.+)")?$/.exec(writeLength(feet)) ?? [];
  const parts = [
    ...(whole === '0' && inches !== '' ? [] : [`${whole} ${whole === '1' ? 'foot' : 'feet'}`]),
    ...(inches === '' ? [] : [`${inches} ${inches === '1' ? 'inch' : 'inches'}`]),
  ];
  return parts.join(' ');
}

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Converts a bearing's text to a label, such as 'right' or '12°'. The label is 'no direction' for invalid text. */
export function bearingLabel(text: string): string {
  const bearing = readBearing(text);
  if (bearing === null) return 'no direction';
  const direction = directionOfBearing(bearing);
  return direction ? pageDirectionNames[direction].toLowerCase() : `${bearing}°`;
}

/**
 * Describes a wall, such as 'Front wall, 24 feet 6 inches, exterior'.
 * @param analysis - null if the wall's side of the house is unknown. The text then starts like
 *   'Wall 3, right'.
 */
export function wallSentence(wall: TypedWall, number: number, analysis: AnalyzedWall | null): string {
  const feet = readWallLength(wall.length);
  const name = analysis
    ? `${capitalized(orientationNames[analysis.orientation])} wall`
    : `Wall ${number}, ${bearingLabel(wall.bearing)}`;
  const openings = (wall.openings ?? []).length;
  return [
    name,
    feet === null ? 'no length' : spokenLength(parseLength(shownLength(wall.length)) ?? feet),
    boundaryPhrases[wall.boundary ?? 'exterior'],
    ...(openings > 0 ? [`${counted(openings, 'line')} of openings`] : []),
  ].join(', ');
}
