import {
  isListPosition,
  isProjectType,
  type ProjectType,
  type SubmissionStatus,
  submissionStatuses,
} from '@title24/shared-domain/full-service';

/** Filters of the list; the parameters of submissions.find. */
export interface ListSearch {
  readonly search: string;
  readonly status: SubmissionStatus | null;
  readonly projectType: ProjectType | null;
  /** YYYY-MM-DD. */
  readonly since: string | null;
  /** The part of the list after this position, or before it, as returned by an earlier call; at most one is set. */
  readonly after: string | null;
  readonly before: string | null;
}

/** Reads the search from an address; unknown values are ignored. */
export function readListSearch(query: URLSearchParams): ListSearch {
  const type = query.get('type');
  const since = query.get('since') ?? '';
  const position = (name: string) => {
    const text = query.get(name);
    return text !== null && isListPosition(text) ? text : null;
  };
  const after = position('after');
  return {
    search: (query.get('search') ?? '').trim(),
    status: submissionStatuses.find((status) => status === query.get('status')) ?? null,
    projectType: isProjectType(type) ? type : null,
    since: isDay(since) ? since : null,
    after,
    before: after === null ? position('before') : null,
  };
}

/** The filters of a search, regardless of which part of the list is shown. */
type Narrowing = Omit<ListSearch, 'after' | 'before'>;

/** Returns the search as the query of an address, without empty values and without the part of the list. */
export function toQuery({ search, status, projectType, since }: Narrowing): Record<string, string> {
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(projectType && { type: projectType }),
    ...(since && { since }),
  };
}

/** Returns the address of the list with this search: its start, or the part `after` or `before` a position. */
export function listHref(search: Narrowing, part: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...toQuery(search), ...part }).toString();
  return query ? `/admin/submissions?${query}` : '/admin/submissions';
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text.length === 10;
}
