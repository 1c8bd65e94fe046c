import { useSearchParams } from 'react-router-dom';
import { ToQueue } from '../desk/to-queue.tsx';
import { SubmissionEditor } from './detail/submission-editor.tsx';

/**
 * Renders /admin/submissions. With the query parameter `reference`, shows that submission and its case. Without it,
 * redirects to the queue.
 */
export function SubmissionsPage() {
  const [parameters] = useSearchParams();
  const reference = parameters.get('reference');
  return reference === null ? (
    <ToQueue kind="case" />
  ) : (
    <SubmissionEditor key={reference} reference={reference} />
  );
}
