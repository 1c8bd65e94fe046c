import { documentProblems } from '../check-document.ts';
import type { DocumentProblem } from '../document-shape.ts';
import { isObject } from '../document-values.ts';
import { fieldGroups } from '../fields/field-groups.ts';
import { projectLimits } from '../limits.ts';
import type { ProjectData } from '../project-data.ts';
import type { TakeoffEntry } from '../takeoff-entry.ts';

/** Marks a file as a project of this site. */
const format = 'title24-project';

/** A project as a file. Other programs that read the file can use its `units`. */
export interface ProjectFile {
  readonly format: typeof format;
  /** Units by field path without line ids. */
  readonly units: Readonly<Record<string, string>>;
  readonly data: ProjectData;
  readonly takeoff?: TakeoffEntry;
}

/** Returns a project as JSON for {@link importProject}. */
export function exportProject(data: ProjectData, takeoff: TakeoffEntry | null = null): string {
  const file: ProjectFile = { format, units: unitsOfFields(), data, ...(takeoff && { takeoff }) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function unitsOfFields(): Record<string, string> {
  return Object.fromEntries(
    fieldGroups.flatMap(({ path, fields }) =>
      fields.flatMap((field) => {
        const unit = 'unit' in field ? field.unit : '';
        return unit === '' ? [] : [[`${path}.${field.name}`, unit] as const];
      }),
    ),
  );
}

export type ImportResult =
  | { readonly data: ProjectData; readonly takeoff?: TakeoffEntry; readonly problems?: never }
  | { readonly problems: readonly DocumentProblem[]; readonly data?: never };

/**
 * In characters. Indentation and units can double the data's length, and a traced plan can become several times as
 * long.
 */
export const maxFileLength = 2 * projectLimits.dataBytes + 6 * projectLimits.takeoffBytes;

export const fileTooLarge = 'This file is too large for a project';

const refused = (message: string): ImportResult => ({ problems: [{ path: '', message }] });

/** Reads an exported project, or returns its problems. Does not check the traced plan. */
export function importProject(text: string, thisYear: number): ImportResult {
  if (text.length > maxFileLength) return refused(fileTooLarge);
  const file = parsed(text);
  if (!isObject(file) || file.format !== format)
    return refused('This file is not a project that was exported here');
  const problems = documentProblems(file.data, thisYear);
  if (problems.length > 0) return { problems };
  const data = file.data as ProjectData;
  return byteLength(JSON.stringify(data)) > projectLimits.dataBytes
    ? refused('This project is larger than a project may be')
    : { data, ...(isObject(file.takeoff) && { takeoff: file.takeoff as unknown as TakeoffEntry }) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the length of a text in UTF-8 bytes. */
function byteLength(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += 1 + Number(code > 0x7f) + Number(code > 0x7ff) + Number(code > 0xffff);
  }
  return bytes;
}
