import { ContactLinks } from '../confirmation/contact-links.tsx';

/** What the form is for, above it. */
export function PageIntroduction() {
  return (
    <>
      <p>
        Send the plans or design documents of your project. An analyst reads them and answers with a firm
        quote and a delivery time. You do not need an account.
      </p>
      <p>
        Would you rather not upload? Please <ContactLinks />.
      </p>
    </>
  );
}
