import {
  type EstimatedSize,
  isProjectType,
  type ProjectType,
  parseUploadType,
  sizeComment,
  sizeOfQuery,
  sizeQuery,
  type UploadType,
} from '@title24/shared-domain/full-service';

/** Initial values of the upload form, from the page that links to it or opens it in a dialog. */
export interface UploadStart {
  readonly type: UploadType;
  /** Size of the project from the cost estimator; null if there is none. */
  readonly size: EstimatedSize | null;
  /** Preselected project type; null if there is none. Ignored if `type` fixes the project type. */
  readonly projectType: ProjectType | null;
}

/** Reads initial values from a query such as `?type=b&area=2000&existing=1500`. */
export function startFromQuery(query: URLSearchParams): UploadStart {
  const projectType = query.get('projectType');
  return {
    type: parseUploadType(query.get('type')),
    size: sizeOfQuery(query),
    projectType: isProjectType(projectType) ? projectType : null,
  };
}

/** Adds initial values to a path as a query. */
export function withStart(path: string, { type, size, projectType }: UploadStart): string {
  const query = new URLSearchParams({
    ...(type === 'all' ? {} : { type }),
    ...sizeQuery(size),
    ...(projectType === null ? {} : { projectType }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Returns the initial comment: the size from the cost estimator, or '' if there is none. */
export function startComment({ size }: UploadStart): string {
  return size === null ? '' : sizeComment(size);
}
