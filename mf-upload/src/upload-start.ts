import {
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
  /** Preselected if the sender may choose. */
  readonly projectType: ProjectType | null;
}

const maxArea = 100_000_000;

/** Reads the initial values from an address: `?type=a&area=2400`. Anything that is not a type or area is ignored. */
export function startFromQuery(query: URLSearchParams): UploadStart {
  return uploadStart({
    type: parseUploadType(query.get('type')),
    area: /^\d{1,9}$/.test(query.get('area') ?? '') ? Number(query.get('area')) : undefined,
    projectType: query.get('projectType') ?? undefined,
  });
}

/** Returns the initial values with unchecked parts validated. */
export function uploadStart(given: {
  readonly type?: string | undefined;
  readonly area?: number | undefined;
  readonly projectType?: string | undefined;
}): UploadStart {
  const { area, projectType } = given;
  const isArea = area !== undefined && Number.isFinite(area) && area > 0 && area <= maxArea;
  return {
    type: parseUploadType(given.type),
    area: isArea ? Math.round(area) : null,
    projectType: isProjectType(projectType) ? projectType : null,
  };
}

/** Returns the address of the form, or of its submission, with these initial values. */
export function withStart(path: string, { type, area, projectType }: UploadStart): string {
  const query = new URLSearchParams({
    ...(type === 'all' ? {} : { type }),
    ...(area === null ? {} : { area: String(area) }),
    ...(projectType === null ? {} : { projectType }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Returns the initial comment. */
export function startComment({ area }: UploadStart): string {
  return area === null
    ? ''
    : `Floor area from the cost estimator: ${area.toLocaleString('en-US')} square feet.`;
}
