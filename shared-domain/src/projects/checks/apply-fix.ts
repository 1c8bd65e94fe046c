import { linesAt, withValue } from '../document-values.ts';
import { nextLineId, withoutLine } from '../edit-lines.ts';
import type { DoorLine, GlazingEntryLine, ProjectContent } from '../project-data.ts';
import { areaOf } from '../quantities.ts';
import { changeKind } from '../used-lines.ts';
import type { Fix } from './finding.schema.ts';

/** Returns the project with a fix applied. The fix for a door that was removed changes nothing. */
export function applyFix<Content extends ProjectContent>(content: Content, fix: Fix): Content {
  return fix.change === 'kind' ? changeKind(content, fix.kind) : doorToGlazing(content, fix.door);
}

/**
 * Turns a door into a line of the list `glazing.added` or, if it is a door of the existing house in an
 * `existing-plus-addition` project, of the list `glazing.existing`.
 */
function doorToGlazing<Content extends ProjectContent>(content: Content, id: string): Content {
  const door = content.walls?.doors?.find((line) => line.id === id);
  if (!door) return content;
  const isExisting = door.part === 'existing' && content.kind === 'existing-plus-addition';
  const [path, letter] = isExisting ? ['glazing.existing', 'e'] : ['glazing.added', 'g'];
  const line = glazingOfDoor(door, nextLineId(content, letter), isExisting);
  return withoutLine(withValue(content, path, [...linesAt(content, path), line]), id);
}

function glazingOfDoor(door: DoorLine, id: string, isExisting: boolean): GlazingEntryLine {
  const { part, orientation, width, height, ratedLabel } = door;
  const area = areaOf(door);
  const known = {
    id,
    part,
    orientation: orientation === 'garage' ? undefined : orientation,
    width,
    height,
    area,
    windowHeight: height,
    sash: 'hinged-door',
    rated: ratedLabel ?? false,
    type: isExisting ? undefined : 'new',
  };
  const entered = Object.entries(known).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entered) as unknown as GlazingEntryLine;
}
