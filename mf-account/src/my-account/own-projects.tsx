import { useConfig, useLoaded } from '@title24/remote-kit/runtime';
import { type ListedProject, projectStateTitles } from '@title24/shared-domain/projects';
import { Stack, Table } from '@title24/ui';
import { useAccountEndpoints } from './account-endpoints.ts';
import { formatDay } from './moments.ts';
import { OwnOrders } from './own-orders.tsx';

/** Maximum number of projects on the account page. */
const shown = 5;

/** Lists Do-It-Yourself projects, most recently changed first, with their orders. */
export function OwnProjects() {
  const { state } = useLoaded(useAccountEndpoints().ownProjects, undefined);
  const ordered = useLoaded(useAccountEndpoints().ownOrders, undefined).state;
  const { myProjects, newProject } = useConfig().navLinks;
  return (
    <Stack>
      {ordered.status === 'loading' && <p>Loading your orders…</p>}
      {ordered.status === 'failed' && (
        <p>We couldn’t load your orders here. You’ll find them on your project pages.</p>
      )}
      {ordered.status === 'ready' && <OwnOrders orders={ordered.data.items} />}
      {state.status === 'loading' && <p>Loading your projects…</p>}
      {state.status === 'failed' && (
        <p>
          We couldn’t load your projects here. <a href={myProjects}>Open My Projects</a>
        </p>
      )}
      {state.status === 'ready' &&
        (state.data.total === 0 ? (
          <p>
            You have no projects yet. <a href={newProject}>Start one</a>
          </p>
        ) : (
          <>
            <ProjectTable projects={state.data.items.slice(0, shown)} />
            <p>
              <a href={myProjects}>
                {state.data.total > shown ? `See all ${state.data.total} projects` : 'Open My Projects'}
              </a>
            </p>
          </>
        ))}
    </Stack>
  );
}

function ProjectTable({ projects }: { projects: readonly ListedProject[] }) {
  return (
    <Table caption="Do-It-Yourself projects" stacks>
      <thead>
        <tr>
          <th scope="col">Project</th>
          <th scope="col">Number</th>
          <th scope="col">State</th>
          <th scope="col">Last change</th>
        </tr>
      </thead>
      <tbody>
        {projects.map(({ number, name, state, lastUpdate }) => (
          <tr key={number}>
            <th scope="row">
              <a href={`/project/${number}`}>{name}</a>
            </th>
            <td data-label="Number">{number}</td>
            <td data-label="State">{projectStateTitles[state]}</td>
            <td data-label="Last change">
              <time dateTime={lastUpdate}>{formatDay(lastUpdate)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
