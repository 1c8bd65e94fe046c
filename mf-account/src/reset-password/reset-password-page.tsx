import { useQuery } from '@title24/remote-kit/runtime';
import { PageSection } from '@title24/ui';
import { useAccountPageData } from '../page-data.ts';
import { ChoosePassword } from './choose-password.tsx';
import { RequestReset } from './request-reset.tsx';

/** Renders the form for a new password if a reset link opened the page, otherwise the form that requests a link. */
export function ResetPasswordPage() {
  const query = useQuery();
  const sent = useAccountPageData()?.form;
  const token = query.get('token') ?? sent?.values.token ?? null;
  const isChoosing = token !== null || sent?.name === 'reset-password';
  return (
    <PageSection width="text">{isChoosing ? <ChoosePassword token={token} /> : <RequestReset />}</PageSection>
  );
}
