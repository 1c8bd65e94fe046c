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

/** Initial values of the form, from the page that led to it. */
export interface UploadStart {
  readonly type: UploadType;
  /** The size of the project from the estimate that led here; null if none did. */
  readonly size: EstimatedSize | null;
  /** Preselected if the sender may choose. */
  readonly projectType: ProjectType | null;
}

/** Reads the initial values from an address: `?type=b&area=2000&existing=1500`. Other parameters are ignored. */
export function startFromQuery(query: URLSearchParams): UploadStart {
  const projectType = query.get('projectType');
  return {
    type: parseUploadType(query.get('type')),
    size: sizeOfQuery(query),
    projectType: isProjectType(projectType) ? projectType : null,
  };
}

/** Returns the address of the form, or of its submission, with these initial values. */
export function withStart(path: string, { type, size, projectType }: UploadStart): string {
  const query = new URLSearchParams({
    ...(type === 'all' ? {} : { type }),
    ...sizeQuery(size),
    ...(projectType === null ? {} : { projectType }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Returns the initial comment. */
export function startComment({ size }: UploadStart): string {
  return size === null ? '' : sizeComment(size);
}
