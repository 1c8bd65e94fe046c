import { account } from '@title24/remote-kit/rpc';
import { useLogin, useMountProps, useNow } from '@title24/remote-kit/runtime';
import { type ProjectData, withTyped } from '@title24/shared-domain/projects';
import { Button } from '@title24/ui';
import { useEditedSession, useProject } from '../project/project-context.ts';

/** Source of known data, and the person whose fields the data can fill (WCAG 3.3.7). */
export interface KnownAnswers {
  readonly from: 'account' | 'building';
  readonly person: 'signer' | 'decisionMaker';
}

type Answers = readonly (readonly [name: string, text: string | undefined])[];

/** A button that fills in a person's known data, if any. */
export function FillKnown({ from, person }: KnownAnswers) {
  const { data } = useProject();
  const { rpc } = useMountProps();
  const isLoggedIn = useLogin().status;
  const session = useEditedSession();
  const thisYear = useNow().getFullYear();

  function fill(answers: Answers): void {
    session.change((before) =>
      answers.reduce<ProjectData>(
        (content, [name, text]) =>
          text === undefined ? content : withTyped(content, `project.${person}.${name}`, text, thisYear),
        before,
      ),
    );
    session.flushSoon();
  }

  async function fillAccount(): Promise<void> {
    fill([['role', roleOf(data)]]);
    // If the call fails, the user enters the email address.
    const known = isLoggedIn ? await rpc.call(account.load).catch(() => null) : null;
    if (known) fill([['email', known.email]]);
  }

  if (from === 'account') {
    return (
      <Button variant="secondary" size="small" onClick={() => void fillAccount()}>
        I’m the signer
      </Button>
    );
  }
  const { addressLine1, city, postalCode } = data.location ?? {};
  if (addressLine1 === undefined) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={() =>
        fill([
          ['address.line1', addressLine1],
          ['address.cityText', city],
          ['address.stateText', 'CA'],
          ['address.postalCode', postalCode],
        ])
      }
    >
      Same as the building
    </Button>
  );
}

/** The signer's role for each role of the applicant. */
const signerRoles: Readonly<Record<string, string>> = {
  owner: 'owner',
  designer: 'designer',
  architect: 'architect',
  engineer: 'engineer',
  builder: 'builder',
  contractor: 'general-contractor',
};

const roleOf = ({ project }: ProjectData) => signerRoles[project?.applicantRole ?? ''];
