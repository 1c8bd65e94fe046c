/** The subject of a Full Service submission (U1). */
export const projectTypes = [
  'New Residential Construction',
  'A Residential Addition',
  'Commercial or Non-Residential',
] as const;

export type ProjectType = (typeof projectTypes)[number];

/** The kinds of upload form: 'all' lets the sender choose the project type, the others set it (U1). */
const uploadTypes = ['all', 'a', 'b', 'c'] as const;

export type UploadType = (typeof uploadTypes)[number];

const fixedProjectTypes: Readonly<Record<UploadType, ProjectType | null>> = {
  all: null,
  a: 'New Residential Construction',
  b: 'A Residential Addition',
  c: 'Commercial or Non-Residential',
};

/** Returns the project type that a kind of upload form sets, or null if the sender chooses. */
export function fixedProjectType(type: UploadType): ProjectType | null {
  return fixedProjectTypes[type];
}

/** Parses the kind of upload form in an address; 'all' if there is none. */
export function parseUploadType(text: string | null | undefined): UploadType {
  return uploadTypes.find((type) => type === text) ?? 'all';
}

/** Whether a value is one of the project types of the upload form. */
export function isProjectType(value: unknown): value is ProjectType {
  return projectTypes.some((type) => type === value);
}
