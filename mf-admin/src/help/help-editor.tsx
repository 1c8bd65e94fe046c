import { help } from '@title24/shared-config/rpc';
import { ButtonLink } from '@title24/shared-ui';
import { useRef, useState } from 'react';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { useStaffData } from '../calls/use-staff-data.ts';
import { HelpForm } from './help-form.tsx';
import { HelpHistory } from './help-history.tsx';

/** One help text with its earlier versions. */
export function HelpEditor({ id }: { readonly id: string }) {
  const loaded = useStaffData(help.findById, { id });
  const [savedAt, setSavedAt] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <p>
        <a href="/admin/help">All help texts</a>
      </p>
      <StaffLoaded from={loaded} what="the help text">
        {(item) => (
          <>
            <h2 ref={heading} tabIndex={-1}>
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
                loaded.reload();
                heading.current?.focus();
              }}
            />
          </>
        )}
      </StaffLoaded>
    </>
  );
}
