import { projectPageData } from '@title24/remote-kit/contract';
import {
  LoadedContent,
  useLapse,
  useLoaded,
  useLogin,
  usePageAddress,
  useRequestData,
  WithQueries,
} from '@title24/remote-kit/runtime';
import { LoadingNote, PageSection } from '@title24/ui';
import { KeptDraftOffer } from '../test-drive/kept-draft-offer.tsx';
import { ReadOnlyNotice } from '../without-script/read-only-notice.tsx';
import { AboutProjects } from './about-projects.tsx';
import { useProjectEndpoints } from './project-endpoints.ts';
import { ProjectLists } from './project-lists.tsx';

/** The shown part of the project list, from a query such as '?page=2' or '?trash=1'. */
export interface ListQuery {
  /** Starts at 1. */
  readonly page: number;
  readonly trash: boolean;
}

function readQuery(search: string): ListQuery {
  const query = new URLSearchParams(search);
  const page = query.get('page') ?? '';
  return { page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1, trash: query.get('trash') === '1' };
}

/** My Projects, or an explanation for visitors who are not logged in. The list stays if the server ends the login. */
export function ProjectListPage() {
  const query = readQuery(usePageAddress().search);
  const isLoggedIn = useLogin().status;
  const hasLapsed = useLapse();
  const served = useRequestData(projectPageData);
  if (isLoggedIn || hasLapsed)
    return (
      <WithQueries fallback={<Loading />}>
        <LoadedLists query={query} />
      </WithQueries>
    );
  if (served?.list)
    return (
      <>
        <ReadOnlyNotice />
        <ProjectLists query={query} list={served.list} onChanged={null} />
      </>
    );
  return <AboutProjects />;
}

const loading = 'Loading your projects…';

function Loading() {
  return (
    <PageSection>
      <LoadingNote>{loading}</LoadingNote>
    </PageSection>
  );
}

function LoadedLists({ query }: { readonly query: ListQuery }) {
  const loaded = useLoaded(useProjectEndpoints().ownProjects, query);
  return (
    <>
      <KeptDraftOffer isHidden={loaded.state.status === 'loading'} />
      <LoadedContent
        from={loaded}
        loading={loading}
        failed="We couldn’t load your projects"
        reasonOf={() => 'We couldn’t reach our server. Please try again in a moment.'}
        frame={(note) => <PageSection>{note}</PageSection>}
      >
        {(list) => <ProjectLists query={query} list={list} onChanged={loaded.reload} />}
      </LoadedContent>
    </>
  );
}
