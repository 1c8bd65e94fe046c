import { useLoaded } from '@title24/remote-kit/runtime';
import { counted } from '@title24/shared-domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import cards from '../cards/cards.module.css';
import { PageLinks } from '../paging/page-links.tsx';
import { ParkedMailItem } from './parked-mail-item.tsx';

/** Renders /admin/mail, which lists emails that could not be delivered. */
export function MailPage() {
  const [parameters] = useSearchParams();
  const page = Math.max(1, Number(parameters.get('page')) || 1);
  const parked = useLoaded(useStaffEndpoints().parkedMail, { page });
  const [note, setNote] = useState('');
  return (
    <>
      <p>
        The site keeps trying to send an email for two and a half days, unless the mail server refuses it for
        good. If it still fails, it waits here with the reason. Correct the address or fix the problem, and
        send it again, or call the person. Customers also find attached files on the page of their order or
        case.
      </p>
      <p>
        If the email is about a case, a corrected address replaces the address of the case too. Owners of
        accounts change their address themselves, under My Account.
      </p>
      <p role="status">{note}</p>
      <StaffLoaded from={parked} what="the mail">
        {({ items, total }) =>
          total === 0 ? (
            <p>No email is waiting here. All were delivered or are in transit.</p>
          ) : (
            <>
              <p>{counted(total, 'email was', 'emails were')} not delivered.</p>
              <ul className={cards.list}>
                {items.map((mail) => (
                  <ParkedMailItem
                    key={mail.id}
                    mail={mail}
                    onRetried={() =>
                      setNote(`“${mail.subject}” is being sent again. If it fails, it comes back here.`)
                    }
                  />
                ))}
              </ul>
              <PageLinks path="/admin/mail" query={{}} page={page} total={total} />
            </>
          )
        }
      </StaffLoaded>
    </>
  );
}
