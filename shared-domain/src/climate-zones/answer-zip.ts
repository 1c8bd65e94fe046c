import { californiaZips, isCaliforniaZip } from './california-zips.ts';
import { zoneOfZip } from './zone-of-zip.ts';

/** Climate zone information for a ZIP code. */
export interface ZipAnswer {
  readonly title: string;
  readonly text: string;
  /** Whether to recommend the Energy Commission's tool, which finds the zone of an address. */
  readonly needsTool: boolean;
  /** From 1 to 16. Absent if the ZIP code is invalid or not in the Energy Commission's list. */
  readonly zone?: number;
}

/** Returns climate zone information for a typed ZIP code, such as '95814' or '95814-1234'. */
export function answerZip(typed: string): ZipAnswer {
  const digits = /^\s*(\d{5})(?:-\d{4})?\s*$/.exec(typed)?.[1];
  if (digits === undefined)
    return { title: 'Enter a ZIP code of 5 digits, like 95814', text: '', needsTool: false };
  if (!isCaliforniaZip(digits))
    return {
      title: `ZIP code ${digits} isn’t in California`,
      text: `California’s ZIP codes are ${californiaZips.join(' to ')}. Enter the ZIP code of the building.`,
      needsTool: false,
    };
  const zone = zoneOfZip(digits);
  if (zone === undefined)
    return {
      title: `The Energy Commission’s list doesn’t have ZIP code ${digits}`,
      text: 'Look up the street address in the Commission’s tool, or ask the building department.',
      needsTool: true,
    };
  return {
    title: `Climate zone ${zone}`,
    text: `From the Energy Commission’s list for ZIP code ${digits}. The address sets the zone, and near a border the Commission’s tool decides.`,
    needsTool: true,
    zone,
  };
}
