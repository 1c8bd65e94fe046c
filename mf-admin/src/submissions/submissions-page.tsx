import { caseQueueViews } from '@title24/shared-domain/cases';
import { useSearchParams } from 'react-router-dom';
import { SubmissionEditor } from './detail/submission-editor.tsx';
import { SubmissionList } from './list/submission-list.tsx';
import { WorkList } from './work/work-list.tsx';

/** /admin/submissions: plans sent by Full Service; with ?reference= one submission, with ?view= the work by its due instant. */
export function SubmissionsPage() {
  const [parameters] = useSearchParams();
  const reference = parameters.get('reference');
  const view = caseQueueViews.find((each) => each === parameters.get('view'));
  if (reference !== null) return <SubmissionEditor key={reference} reference={reference} />;
  return view ? <WorkList key={view} view={view} /> : <SubmissionList />;
}
