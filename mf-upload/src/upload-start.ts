import {
  isProjectType,
  type ProjectType,
  parseUploadType,
  type UploadType,
} from '@title24/shared-domain/full-service';

/** What the form starts with, from the place that led to it. */
export interface UploadStart {
  readonly type: UploadType;
  /** Square feet of an estimate; null if none led here. */
  readonly area: number | null;
  /** Preselected if the sender may choose. */
  readonly projectType: ProjectType | null;
}

const maxArea = 100_000_000;

/** The start in an address: `?type=a&area=2400`. Anything that is not a type or area is ignored. */
export function startFromQuery(query: URLSearchParams): UploadStart {
  return uploadStart({
    type: parseUploadType(query.get('type')),
    area: /^\d{1,9}$/.test(query.get('area') ?? '') ? Number(query.get('area')) : undefined,
    projectType: query.get('projectType') ?? undefined,
  });
}

/** The start from unchecked values. */
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

/** The address of the form, or of its submission, with this start. */
export function withStart(path: string, { type, area, projectType }: UploadStart): string {
  const query = new URLSearchParams({
    ...(type === 'all' ? {} : { type }),
    ...(area === null ? {} : { area: String(area) }),
    ...(projectType === null ? {} : { projectType }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The comment that the form starts with. */
export function startComment({ area }: UploadStart): string {
  return area === null
    ? ''
    : `Floor area from the cost estimator: ${area.toLocaleString('en-US')} square feet.`;
}
