import { listPageSize } from '@title24/shared-domain';
import { Cluster } from '@title24/ui';

interface Props {
  readonly path: string;
  /** Query parameters that all pages have in common. */
  readonly query: Readonly<Record<string, string>>;
  /** Page number, starting at 1. */
  readonly page: number;
  /** Number of entries on all pages. */
  readonly total: number;
}

/** Renders links to the previous and next page. Renders nothing for fewer than two pages. */
export function PageLinks({ path, query, page, total }: Props) {
  const pages = Math.ceil(total / listPageSize);
  if (pages <= 1) return null;
  const href = (to: number) => `${path}?${new URLSearchParams({ ...query, page: String(to) })}`;
  return (
    <nav aria-label="Pages">
      <Cluster>
        {page > 1 && <a href={href(page - 1)}>Previous page</a>}
        <span>
          Page {page} of {pages}
        </span>
        {page < pages && <a href={href(page + 1)}>Next page</a>}
      </Cluster>
    </nav>
  );
}
