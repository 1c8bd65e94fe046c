import {
  isListPosition,
  isProjectType,
  type ProjectType,
  type SubmissionStatus,
  submissionStatuses,
} from '@title24/shared-domain/full-service';

/** What the list is narrowed down to; the parameters of submissions.find. */
export interface ListSearch {
  readonly search: string;
  readonly status: SubmissionStatus | null;
  readonly projectType: ProjectType | null;
  /** YYYY-MM-DD. */
  readonly since: string | null;
  /** The list behind this position, or in front of it, as the answer to an earlier call gave it; one of them at most. */
  readonly after: string | null;
  readonly before: string | null;
}

/** The search that an address holds; what it holds that means nothing is left out. */
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

/** What a search narrows the list down to, whichever part of it shows. */
type Narrowing = Omit<ListSearch, 'after' | 'before'>;

/** The search as the query of an address, without what is not set; the part of the list is for whoever leads to one. */
export function toQuery({ search, status, projectType, since }: Narrowing): Record<string, string> {
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(projectType && { type: projectType }),
    ...(since && { since }),
  };
}

/** The list at this search: from its start on, or the part at `after` or `before` a position. */
export function listHref(search: Narrowing, part: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...toQuery(search), ...part }).toString();
  return query ? `/admin/submissions?${query}` : '/admin/submissions';
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text.length === 10;
}
