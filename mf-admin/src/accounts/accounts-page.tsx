import { useLoaded } from '@title24/remote-kit/runtime';
import { counted } from '@title24/shared-domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRole } from '../access/use-role.ts';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import cards from '../cards/cards.module.css';
import { PageLinks } from '../paging/page-links.tsx';
import { FindForm } from '../work-list/find-form.tsx';
import { AccountCard } from './account-card.tsx';

/** Renders /admin/accounts, where staff find accounts, assign roles and disable accounts. */
export function AccountsPage() {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('q') ?? '';
  const page = Math.max(1, Number(parameters.get('page')) || 1);
  const mayUpdate = useRole()?.isAllowed('UPDATE', 'ACCOUNT') ?? false;
  const endpoints = useStaffEndpoints();
  const found = useLoaded(endpoints.accountList, search ? { search, page } : { page });
  const roles = useLoaded(endpoints.roles, undefined);
  const [note, setNote] = useState('');

  return (
    <>
      <FindForm
        action="/admin/accounts"
        name="q"
        label="Find by name or email"
        value={search}
        onFind={(typed) => setParameters(typed ? { q: typed } : {}, { replace: true })}
      />
      <p role="status">{note}</p>
      <StaffLoaded from={roles} what="the roles">
        {(allRoles) => (
          <StaffLoaded from={found} what="the accounts">
            {({ items, total }) => (
              <>
                <p>{counted(total, 'account')}</p>
                <ul className={cards.list}>
                  {items.map((account) => (
                    <AccountCard
                      key={account.id}
                      account={account}
                      roleNames={allRoles.filter(({ enabled }) => enabled).map(({ name }) => name)}
                      mayUpdate={mayUpdate}
                      onChanged={setNote}
                    />
                  ))}
                </ul>
                <PageLinks
                  path="/admin/accounts"
                  query={search ? { q: search } : {}}
                  page={page}
                  total={total}
                />
              </>
            )}
          </StaffLoaded>
        )}
      </StaffLoaded>
    </>
  );
}
