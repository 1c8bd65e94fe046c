import {
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
  /** From 1. */
  readonly page: number;
}

/** The search that an address holds; what it holds that means nothing is left out. */
export function readListSearch(query: URLSearchParams): ListSearch {
  const type = query.get('type');
  const since = query.get('since') ?? '';
  const page = Number(query.get('page'));
  return {
    search: (query.get('search') ?? '').trim(),
    status: submissionStatuses.find((status) => status === query.get('status')) ?? null,
    projectType: isProjectType(type) ? type : null,
    since: isDay(since) ? since : null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The search as the query of an address, without what is not set; the page is for whoever leads to one. */
export function toQuery({
  search,
  status,
  projectType,
  since,
}: Omit<ListSearch, 'page'>): Record<string, string> {
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(projectType && { type: projectType }),
    ...(since && { since }),
  };
}

/** The list at this search, from its first page on. */
export function listHref(search: Omit<ListSearch, 'page'>): string {
  const query = new URLSearchParams(toQuery(search)).toString();
  return query ? `/admin/submissions?${query}` : '/admin/submissions';
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text.length === 10;
}
