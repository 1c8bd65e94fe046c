/** What a Full Service submission is about (U1). */
export const projectTypes = [
  'New Residential Construction',
  'A Residential Addition',
  'Commercial or Non-Residential',
] as const;

export type ProjectType = (typeof projectTypes)[number];

/** The kinds of upload form: 'all' lets the sender choose the project type, the others fix it (U1). */
const uploadTypes = ['all', 'a', 'b', 'c'] as const;

export type UploadType = (typeof uploadTypes)[number];

const fixedProjectTypes: Readonly<Record<UploadType, ProjectType | null>> = {
  all: null,
  a: 'New Residential Construction',
  b: 'A Residential Addition',
  c: 'Commercial or Non-Residential',
};

/** The project type that a kind of upload form fixes, or null if the sender chooses. */
export function fixedProjectType(type: UploadType): ProjectType | null {
  return fixedProjectTypes[type];
}

/** The kind of upload form that a text from an address names; 'all' if it names none. */
export function parseUploadType(text: string | null | undefined): UploadType {
  return uploadTypes.find((type) => type === text) ?? 'all';
}

export function isProjectType(value: unknown): value is ProjectType {
  return projectTypes.some((type) => type === value);
}
