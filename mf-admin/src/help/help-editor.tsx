import { useLoadedForEdit } from '@title24/remote-kit/runtime';
import { ButtonLink } from '@title24/ui';
import { type RefCallback, useState } from 'react';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { HelpForm } from './help-form.tsx';
import { HelpHistory } from './help-history.tsx';

interface Props {
  readonly id: string;
  readonly heading: RefCallback<HTMLElement>;
}

const headingId = 'help-text';

/** Edits a help text and lists its earlier versions. */
export function HelpEditor({ id, heading }: Props) {
  const loaded = useLoadedForEdit(useStaffEndpoints().helpText, { id });
  const [savedAt, setSavedAt] = useState('');
  return (
    <>
      <p>
        <a href="/admin/help">All help texts</a>
      </p>
      <StaffLoaded from={loaded} what="the help text">
        {(item) => (
          <>
            <h2 id={headingId} ref={heading} tabIndex={-1}>
              Help text {item.id}
            </h2>
            <HelpForm
              key={item.lastUpdate}
              item={item}
              onSaved={({ lastUpdate }) => setSavedAt(lastUpdate)}
              actions={
                <ButtonLink variant="quiet" href={`/faq-${item.category.toLowerCase()}#${item.id}`}>
                  See it on the site
                </ButtonLink>
              }
            />
            <HelpHistory
              key={`history ${item.lastUpdate} ${savedAt}`}
              id={item.id}
              category={item.category}
              onRestored={() => {
                void loaded.reload();
                document.getElementById(headingId)?.focus();
              }}
            />
          </>
        )}
      </StaffLoaded>
    </>
  );
}
