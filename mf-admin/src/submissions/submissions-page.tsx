import { useSearchParams } from 'react-router-dom';
import { SubmissionEditor } from './detail/submission-editor.tsx';
import { SubmissionList } from './list/submission-list.tsx';

/** /admin/submissions: plans sent by Full Service; with ?reference= one submission. */
export function SubmissionsPage() {
  const [parameters] = useSearchParams();
  const reference = parameters.get('reference');
  return reference === null ? <SubmissionList /> : <SubmissionEditor key={reference} reference={reference} />;
}
