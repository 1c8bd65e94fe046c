import { type Answers, renderStaff } from './render-staff.tsx';
import { loginAs } from './staff-logins.ts';
import { submission } from './submission-fixture.ts';

/** URL of the submission that {@link renderInbox} provides. */
export const detail = `/admin/submissions?reference=${submission.reference}`;

/**
 * Renders the staff pages of a site with one submission.
 * @param answers responses that replace the defaults
 */
export const renderInbox = (address: string, answers: Answers = {}, login = loginAs('Analyst')) =>
  renderStaff(address, {
    login,
    answers: {
      'submissions.load': () => submission,
      ...answers,
    },
  });

/** Returns the parameters of all calls to a method. */
export const paramsOf = (calls: readonly { method: string; params?: unknown }[], method: string) =>
  calls.filter((call) => call.method === method).map(({ params }) => params);
