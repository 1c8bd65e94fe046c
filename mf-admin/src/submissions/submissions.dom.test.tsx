import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RpcError } from '@title24/remote-kit/contract';
import { createSiteRole } from '@title24/shared-domain';
import { detail, paramsOf, renderInbox } from '../testing/render-inbox.ts';
import { preloadPages, renderStaff } from '../testing/render-staff.tsx';
import { receivedCase, submission } from '../testing/submission-fixture.ts';

beforeAll(preloadPages);

describe('Inbox: one submission', () => {
  test('an unknown reference shows a message', async () => {
    renderInbox(detail, {
      'submissions.load': () => {
        throw new RpcError('There is no submission FS-20261120-22223333.', -32001);
      },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('There is no submission');
  });

  test('the sender’s phone number and email address are links, and the email address is escaped', async () => {
    const email = 'a?bcc=b@example.org';
    renderInbox(detail, { 'submissions.load': () => ({ ...submission, email, hasDropbox: true }) });
    const mail = await screen.findByRole('link', { name: 'a?bcc=b@example.org' });
    expect(mail.getAttribute('href')).toBe('mailto:a%3Fbcc%3Db@example.org');
    expect(mail.parentElement?.textContent).toBe(`${email} (registered in Dropbox)`);
    expect(screen.getByRole('link', { name: submission.phone }).getAttribute('href')).toBe(
      'tel:+15105550177',
    );
  });

  test('Q4: taking the plans sends the time of the loaded case’s last update', async () => {
    const taken = { ...receivedCase, state: 'in-review' as const, analyst: 'ada' };
    const { calls } = renderInbox(detail, { 'cases.act': () => ({ ...submission, case: taken }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Take' }));
    expect((await screen.findByText('Assigned to you.')).getAttribute('role')).toBe('status');
    expect(screen.getByText(/Analyst: ada/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Send quote' })).toBeTruthy();
    const { reference, lastUpdate } = receivedCase;
    expect(paramsOf(calls, 'act')).toEqual([{ reference, lastUpdate, act: { event: 'take' } }]);
  });

  test('P10, Q4: one button takes the plans and opens the quote form', async () => {
    const taken = { ...receivedCase, state: 'in-review' as const, analyst: 'ada' };
    const { calls } = renderInbox(detail, {
      'cases.act': () => ({ ...submission, case: taken }),
      'products.findAll': () => [],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Take and quote' }));
    expect(await screen.findByRole('form', { name: 'Quote' })).toBeTruthy();
    expect(screen.getByText('Assigned to you.')).toBeTruthy();
    const { reference, lastUpdate } = receivedCase;
    expect(paramsOf(calls, 'act')).toEqual([{ reference, lastUpdate, act: { event: 'take' } }]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('button', { name: 'Take and quote' })).toBeNull();
  });

  test('Q4: if a colleague has taken the plans first, the analyst sees the conflict and can reload the case', async () => {
    const taken = { ...receivedCase, state: 'in-review' as const, analyst: 'ben' };
    let stored = submission;
    renderInbox(detail, {
      'submissions.load': () => stored,
      'cases.act': () => {
        throw new RpcError('Someone else has changed this since you opened it.', -32009, { data: {} });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Take' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Someone else has worked on it');
    stored = { ...submission, case: taken };
    await userEvent.click(screen.getByRole('button', { name: 'Show the current state' }));
    expect(await screen.findByText(/Analyst: ben/)).toBeTruthy();
  });

  test('Q4: sending a saved reply, after a preview, collapses the customer’s message', async () => {
    const text = 'Does it cover the garage?';
    const wrote = {
      id: 1,
      at: receivedCase.now,
      by: 'customer',
      name: 'Ana Ruiz',
      event: 'write',
      message: text,
    };
    const answered = {
      ...wrote,
      id: 2,
      by: 'staff',
      name: 'ada',
      event: 'ask-files',
      message: 'Please send sizes.',
    };
    const inReview = { ...receivedCase, state: 'in-review' as const, analyst: 'ada', history: [wrote] };
    const asked = { ...inReview, state: 'files-needed' as const, dueAt: null, history: [wrote, answered] };
    const isOpen = () => screen.getAllByText(text).some((shown) => shown.closest('details') === null);
    const { calls } = renderInbox(detail, {
      'submissions.load': () => ({ ...submission, case: inReview }),
      'replies.load': () => [{ title: 'Window schedule', text: 'Please send sizes and U-factors.' }],
      'cases.preview': () => ({ mails: [{ subject: 'We need more files', text: 'Hello Ana,' }] }),
      'cases.act': () => ({ ...submission, case: asked }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for files' }));
    expect(isOpen()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Ask for files' }));
    expect(screen.getByText('Write a message')).toBeTruthy();
    await userEvent.selectOptions(await screen.findByLabelText('Insert a saved reply'), 'Window schedule');
    await userEvent.click(screen.getByRole('button', { name: 'Preview the mail' }));
    expect((await screen.findByRole('article', { name: 'Mail: We need more files' })).textContent).toContain(
      'Hello Ana,',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ask for files' }));
    expect(await screen.findByText('The customer was asked.')).toBeTruthy();
    expect(await screen.findByText('It is the customer’s turn.')).toBeTruthy();
    expect(isOpen()).toBe(false);
    expect(paramsOf(calls, 'act')).toEqual([
      expect.objectContaining({ act: { event: 'ask-files', message: expect.stringContaining('U-factors') } }),
    ]);
  });

  test('Q4: the quote form reports missing values, and sends a complete quote exactly as entered', async () => {
    const inReview = { ...receivedCase, state: 'in-review' as const, analyst: 'ada' };
    const { calls } = renderInbox(detail, {
      'submissions.load': () => ({ ...submission, case: inReview }),
      'products.findAll': () => [],
      'cases.act': () => ({ ...submission, case: { ...inReview, state: 'quoted', dueAt: null } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send quote' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send quote' }));
    expect(screen.getByRole('alert', { name: 'There is a problem' }).textContent).toContain(
      'Say what the price covers',
    );
    // For these sizes, the form suggests a line item, but the test enters a different one.
    await userEvent.type(await screen.findByLabelText(/^(Floor area|Area of the addition)/), '2400');
    await userEvent.type(screen.getByLabelText('Area of the existing house'), '1600');
    expect(screen.getByText(/The customer sees \$/)).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'What it is for' }), 'CF1R');
    await userEvent.type(screen.getByRole('textbox', { name: 'Price in dollars' }), '439.01');
    await userEvent.type(screen.getByRole('textbox', { name: 'What it covers' }), 'The addition');
    expect(screen.getByText('Total: $439.01')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send quote' }));
    expect(await screen.findByText('The quote was sent.')).toBeTruthy();
    expect(paramsOf(calls, 'act')).toEqual([
      expect.objectContaining({
        act: {
          event: 'send-quote',
          quote: {
            lines: [{ sku: null, name: 'CF1R', cents: 43_901 }],
            scope: 'The addition',
            missing: '',
            delivery: { type: 'business-days', days: 3 },
            validUntil: '2026-12-20',
          },
        },
      }),
    ]);
  });

  test('a note that cannot be saved stays in the field, and a saved note is listed', async () => {
    let fails = true;
    const { calls } = renderInbox(detail, {
      'submissions.addNote': ({ text }: { text: string }) => {
        if (fails) throw new RpcError('The site cannot be reached.', 0);
        const note = { id: '1', at: '2026-11-20T13:00:00.000Z', by: 'ada', text };
        return { ...submission, notes: [note] };
      },
    });
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'New note' });
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(screen.getByText('Type a note')).toBeTruthy();
    expect(document.activeElement).toBe(field);

    await userEvent.click(field);
    await userEvent.paste('x'.repeat(4_001));
    expect(screen.getByText('4,001 of 4,000 characters')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(screen.getByText('Shorten the note by 1 character')).toBeTruthy();
    expect(paramsOf(calls, 'addNote')).toEqual([]);

    await userEvent.clear(field);
    await userEvent.paste('  Called back.\nNo answer. ');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The site cannot be reached.');
    expect(field.value).toBe('  Called back.\nNo answer. ');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('The note was added.')).toBeTruthy();
    expect(screen.getByText(/Called back\./).textContent).toBe('Called back.\nNo answer.');
    expect(field.value).toBe('');
  });

  test('leaving the page with an unsaved note requires confirmation', async () => {
    const { navigations } = renderInbox(detail);
    await userEvent.type(await screen.findByRole('textbox', { name: 'New note' }), 'x');
    await userEvent.click(screen.getByRole('link', { name: 'All work' }));
    expect(screen.getByRole('heading', { name: 'You have unsaved changes' })).toBeTruthy();
    expect(navigations).toEqual([]);
  });

  test('a role that may only read submissions has no button to add a note', async () => {
    const grants = { ORDER: ['UPDATE'], UPLOAD: ['READ'] } as const;
    const role = createSiteRole({ name: 'Reader', description: 'Reads', isAlmighty: false, grants }).toJSON();
    renderStaff(detail, {
      login: { status: true, role, token: 'token-of-a-test' },
      answers: { 'submissions.load': () => submission },
    });
    expect(await screen.findByRole('button', { name: 'Download plans.pdf' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Save status|Add note/ })).toBeNull();
  });
});
