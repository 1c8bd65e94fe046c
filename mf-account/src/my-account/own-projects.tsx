import { useConfig } from '@title24/remote-kit/runtime';
import type { OrderSummary } from '@title24/shared-domain/orders';
import { type ListedProject, type ProjectList, projectStateTitles } from '@title24/shared-domain/projects';
import { Stack, Table } from '@title24/ui';
import { formatDay } from './moments.ts';
import { OwnOrders } from './own-orders.tsx';

/** Maximum number of projects on the account page. */
const shown = 5;

interface Props {
  readonly projects: ProjectList | null;
  readonly orders: readonly OrderSummary[] | null;
}

/**
 * Lists Do-It-Yourself orders and projects. `projects` and `orders` are each null if they could not be loaded.
 */
export function OwnProjects({ projects, orders }: Props) {
  const { myProjects, newProject } = useConfig().navLinks;
  return (
    <Stack>
      {orders ? (
        <OwnOrders orders={orders} />
      ) : (
        <p>We couldn’t load your orders here. You’ll find them on your project pages.</p>
      )}
      {!projects && (
        <p>
          We couldn’t load your projects here. <a href={myProjects}>Open My Projects</a>
        </p>
      )}
      {projects?.total === 0 && (
        <p>
          You have no projects yet. <a href={newProject}>Start one</a>
        </p>
      )}
      {projects && projects.total > 0 && (
        <>
          <ProjectTable projects={projects.items.slice(0, shown)} />
          <p>
            <a href={myProjects}>
              {projects.total > shown ? `See all ${projects.total} projects` : 'Open My Projects'}
            </a>
          </p>
        </>
      )}
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
