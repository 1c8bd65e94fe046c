import {
  areaComment,
  isProjectType,
  type ProjectType,
  parseUploadType,
  type UploadType,
} from '@title24/shared-domain/full-service';

/** Initial values of the form, from the page that led to it. */
export interface UploadStart {
  readonly type: UploadType;
  /** Floor area of an estimate in square feet; null if no estimate led here. */
  readonly area: number | null;
  /** The part of the area that exists already, in square feet; null if unknown. */
  readonly existing: number | null;
  /** The preselected project type, if the sender may choose. */
  readonly projectType: ProjectType | null;
}

const maxArea = 100_000_000;

/** Reads the initial values from an address: `?type=b&area=2000&existing=1500`. Anything that is not a type or area is ignored. */
export function startFromQuery(query: URLSearchParams): UploadStart {
  return uploadStart({
    type: parseUploadType(query.get('type')),
    area: numberIn(query.get('area')),
    existing: numberIn(query.get('existing')),
    projectType: query.get('projectType') ?? undefined,
  });
}

const numberIn = (text: string | null) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined);

/** Returns the initial values with unchecked parts validated. */
export function uploadStart(given: {
  readonly type?: string | undefined;
  readonly area?: number | undefined;
  readonly existing?: number | undefined;
  readonly projectType?: string | undefined;
}): UploadStart {
  const { area, existing, projectType } = given;
  const isArea = area !== undefined && Number.isFinite(area) && area > 0 && area <= maxArea;
  return {
    type: parseUploadType(given.type),
    area: isArea ? Math.round(area) : null,
    existing:
      isArea && existing !== undefined && existing >= 0 && existing <= area ? Math.round(existing) : null,
    projectType: isProjectType(projectType) ? projectType : null,
  };
}

/** Returns the address of the form, or of its submission, with these initial values. */
export function withStart(path: string, { type, area, existing, projectType }: UploadStart): string {
  const query = new URLSearchParams({
    ...(type === 'all' ? {} : { type }),
    ...(area === null ? {} : { area: String(area) }),
    ...(existing === null ? {} : { existing: String(existing) }),
    ...(projectType === null ? {} : { projectType }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Returns the initial comment. */
export function startComment({ area, existing }: UploadStart): string {
  return area === null ? '' : areaComment({ area, existing });
}
