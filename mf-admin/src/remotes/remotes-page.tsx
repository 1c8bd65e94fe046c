import { useLoaded } from '@title24/remote-kit/runtime';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useRole } from '../access/use-role.ts';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import cards from '../cards/cards.module.css';
import { NextMajors } from './next-majors.tsx';
import { RemoteCard } from './remote-card.tsx';
import { RemoteDetail } from './remote-detail.tsx';
import { TokenList } from './token-list.tsx';

/** Renders /admin/remotes: live versions, releases and publishing tokens. The parameter `name` selects a remote. */
export function RemotesPage() {
  const [parameters] = useSearchParams();
  const name = parameters.get('name');
  const remotes = useLoaded(useStaffEndpoints().remotes, undefined);
  const mayMakeTokens = useRole()?.isAllowed('UPDATE', 'REMOTE') ?? false;
  const [note, setNote] = useState('');
  return (
    <>
      {name !== null && (
        <p>
          <Link to="/admin/remotes">All parts</Link>
        </p>
      )}
      <p role="status">{note}</p>
      <StaffLoaded from={remotes} what="the parts">
        {(all) =>
          name === null ? (
            <>
              <p>
                {all.length === 1
                  ? '1 part of this site is published on its own.'
                  : `${all.length} parts of this site are published on their own.`}{' '}
                Open pages keep their versions until they are reloaded.
              </p>
              <NextMajors remotes={all} />
              <ul className={cards.list}>
                {all.map((remote) => (
                  <RemoteCard key={remote.name} remote={remote} />
                ))}
              </ul>
            </>
          ) : (
            <RemoteDetail
              key={name}
              name={name}
              remote={all.find((each) => each.name === name) ?? null}
              onChanged={setNote}
            />
          )
        }
      </StaffLoaded>
      {name === null && mayMakeTokens && <TokenList />}
    </>
  );
}
