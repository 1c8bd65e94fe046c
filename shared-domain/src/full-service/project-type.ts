/** Project types of a Full Service submission (U1). */
export const projectTypes = [
  'New Residential Construction',
  'A Residential Addition',
  'Commercial or Non-Residential',
] as const;

export type ProjectType = (typeof projectTypes)[number];

/** Kinds of upload forms (U1). With 'all', the sender chooses the project type. */
const uploadTypes = ['all', 'a', 'b', 'c'] as const;

export type UploadType = (typeof uploadTypes)[number];

const fixedProjectTypes: Readonly<Record<UploadType, ProjectType | null>> = {
  all: null,
  a: 'New Residential Construction',
  b: 'A Residential Addition',
  c: 'Commercial or Non-Residential',
};

/** Returns the project type of an upload form, or null if the sender chooses. */
export function fixedProjectType(type: UploadType): ProjectType | null {
  return fixedProjectTypes[type];
}

/** Parses the kind of upload form in a URL, by default 'all'. */
export function parseUploadType(text: string | null | undefined): UploadType {
  return uploadTypes.find((type) => type === text) ?? 'all';
}

/** Returns whether a value is a project type. */
export function isProjectType(value: unknown): value is ProjectType {
  return projectTypes.some((type) => type === value);
}
