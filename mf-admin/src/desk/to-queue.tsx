import { useMountProps } from '@title24/remote-kit/runtime';
import type { WorkKind } from '@title24/shared-domain/work';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readWorkSearch, workHref } from './work-search.ts';

/** Redirects from the old list of orders or cases to the work queue, filtered to that kind. */
export function ToQueue({ kind }: { readonly kind: WorkKind }) {
  const { navigate } = useMountProps();
  const [parameters] = useSearchParams();
  const href = workHref({ ...readWorkSearch(parameters), kind });
  useEffect(() => void navigate(href, { replace: true }), [navigate, href]);
  return (
    <p>
      <a href={href}>All work</a>
    </p>
  );
}
