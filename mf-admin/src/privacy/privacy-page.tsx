import { useLoaded } from '@title24/remote-kit/runtime';
import { policy } from '@title24/shared-domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { FindForm } from '../work-list/find-form.tsx';
import { PersonRecords } from './person-records.tsx';

const { requestConfirmedBusinessDays, requestAnsweredDays } = policy.privacyRequests;

/** Renders /admin/privacy, which shows and deletes the data stored about a person. */
export function PrivacyPage() {
  const [parameters, setParameters] = useSearchParams();
  const person = parameters.get('person') ?? '';
  const [note, setNote] = useState('');

  function show(wanted: string): void {
    setParameters(wanted ? { person: wanted } : {}, { replace: true });
  }

  return (
    <>
      <p>
        Confirm a request within {requestConfirmedBusinessDays} business days and answer it within{' '}
        {requestAnsweredDays} days. Verify who is asking before you delete anything.
      </p>
      <FindForm
        action="/admin/privacy"
        name="person"
        label="Email address or account name"
        value={person}
        onFind={(typed) => {
          setNote('');
          show(typed);
        }}
      />
      <p role="status">{note}</p>
      {person && (
        <FoundPerson
          person={person}
          onErased={(email, words) => {
            // Searches by email address, because the account name may have been deleted.
            show(email);
            setNote(words);
          }}
        />
      )}
    </>
  );
}

interface FoundPersonProps {
  readonly person: string;
  readonly onErased: (email: string, words: string) => void;
}

function FoundPerson({ person, onErased }: FoundPersonProps) {
  const found = useLoaded(useStaffEndpoints().personalData, { person });
  return (
    <StaffLoaded from={found} what="what is stored">
      {(data) => <PersonRecords data={data} onErased={(words) => onErased(data.email, words)} />}
    </StaffLoaded>
  );
}
