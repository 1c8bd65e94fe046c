import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RpcError } from '@title24/remote-kit/contract';
import { allowConsole } from '@title24/remote-kit/testing';
import { detail, paramsOf, renderInbox } from '../testing/render-inbox.ts';
import { preloadPages } from '../testing/render-staff.tsx';
import { loginAs } from '../testing/staff-logins.ts';
import { plans, submission } from '../testing/submission-fixture.ts';

const link = { url: '/downloads/ticket/plans.pdf' };

/** URLs of the clicked download links. */
let downloads: string[];

beforeAll(preloadPages);
beforeEach(() => {
  downloads = [];
  HTMLAnchorElement.prototype.click = function click() {
    if (this.hasAttribute('download')) downloads.push(this.getAttribute('href') ?? '');
  };
});

describe('Inbox: files', () => {
  test('a file has its checksum, a download requests a link, and a failure is shown beside the file with a retry button', async () => {
    let fails = true;
    const { calls } = renderInbox(detail, {
      'submissions.openFile': () => {
        if (fails) throw new RpcError('The virus scanner has not released this file.', -32003);
        return link;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Download plans.pdf' }));
    const item = screen.getByRole('heading', { name: 'plans.pdf' }).closest('li') as HTMLElement;
    expect(within(item).getByText(plans.sha256)).toBeTruthy();
    expect((await within(item).findByRole('alert')).textContent).toContain('has not released this file');
    expect(downloads).toEqual([]);
    fails = false;
    await userEvent.click(within(item).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(downloads).toEqual([link.url]));
    expect(within(item).queryByRole('alert')).toBeNull();
    expect(paramsOf(calls, 'openFile').at(-1)).toEqual({
      reference: submission.reference,
      fileId: plans.id,
      purpose: 'download',
    });
    expect(document.querySelector('a[download]')).toBeNull();
  });

  test('all files can be downloaded as one ZIP file', async () => {
    const { calls } = renderInbox(detail, { 'submissions.openAll': () => link });
    await userEvent.click(await screen.findByRole('button', { name: 'Download all (ZIP)' }));
    await waitFor(() => expect(downloads).toEqual([link.url]));
    expect(paramsOf(calls, 'openAll')).toEqual([{ reference: submission.reference }]);
  });

  test('a withheld file cannot be downloaded, and the reason is shown', async () => {
    renderInbox(detail, {
      'submissions.load': () => ({ ...submission, files: [{ ...plans, scanState: 'waiting' }] }),
    });
    expect(await screen.findByText(/the virus scanner hasn’t checked it yet/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Download|Preview/ })).toBeNull();
  });

  test('XSS: names, comments and notes are shown as text', async () => {
    const attack = '<img src=x onerror="alert(1)">';
    const { container } = renderInbox(detail, {
      'submissions.load': () => ({
        ...submission,
        projectName: attack,
        sender: attack,
        comment: attack,
        files: [{ ...plans, name: `${attack}.pdf` }],
        notes: [{ id: '1', at: '2026-11-20T13:00:00.000Z', by: attack, text: attack }],
        accesses: [{ id: '1', at: '2026-11-20T13:00:00.000Z', by: attack, words: attack }],
      }),
    });
    expect((await screen.findAllByText(attack)).length).toBeGreaterThan(3);
    expect(container.querySelector('img')).toBeNull();
  });

  test('an image is shown from its link, and an unreadable image shows a message', async () => {
    const { calls } = renderInbox(detail, {
      'submissions.load': () => ({
        ...submission,
        files: [{ ...plans, name: 'a.png', mediaType: 'image/png' }],
      }),
      'submissions.openFile': () => link,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Preview a.png' }));
    const picture = await screen.findByRole('img', { name: 'a.png' });
    expect(picture.getAttribute('src')).toBe(link.url);
    expect(paramsOf(calls, 'openFile')).toEqual([
      { reference: submission.reference, fileId: plans.id, purpose: 'preview' },
    ]);
    fireEvent.error(picture);
    expect(screen.getByRole('alert').textContent).toContain('The picture cannot be shown');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'a.png' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Preview a.png');
  });

  test('a preview that fails does not affect the submission and can be closed', async () => {
    const logged = allowConsole(/TypeError/);
    renderInbox(detail, {
      'submissions.load': () => ({ ...submission, files: [{ ...plans, mediaType: 'image/png' }] }),
      'submissions.openFile': () => null,
    });
    await userEvent.click(await screen.findByRole('button', { name: `Preview ${plans.name}` }));
    const panel = await screen.findByRole('region', { name: plans.name });
    expect(within(panel).getByRole('alert').textContent).toContain('The preview cannot be shown');
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: plans.name })).toBeNull();
    expect(screen.getByRole('button', { name: `Download ${plans.name}` })).toBeTruthy();
    expect(logged).toHaveLength(1);
  });

  test('if a button is pressed twice before the response arrives, a link is requested only once', async () => {
    let answer: (given: typeof link) => void = () => undefined;
    const { calls } = renderInbox(detail, {
      'submissions.openFile': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const download = await screen.findByRole('button', { name: `Download ${plans.name}` });
    await userEvent.dblClick(download);
    expect(download.textContent).toContain('Preparing…');
    await act(async () => answer(link));
    expect(paramsOf(calls, 'openFile')).toHaveLength(1);
    expect(downloads).toEqual([link.url]);
    expect(download.textContent).not.toContain('Preparing…');
  });
});

describe('Inbox: deletion', () => {
  const openDialog = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete submission' }));
    return within(screen.getByRole('dialog', { name: `Delete ${submission.reference}?` }));
  };

  test('the button that deletes a submission is hidden from users without permission', async () => {
    renderInbox(detail);
    await screen.findByRole('heading', { name: 'Internal notes' });
    expect(screen.queryByRole('button', { name: 'Delete submission' })).toBeNull();
  });

  test('a deletion requires confirmation and sends the version that was loaded', async () => {
    const { calls } = renderInbox(detail, { 'submissions.delete': () => ({}) }, loginAs('Admin'));
    let dialog = await openDialog();
    expect(screen.getByRole('dialog').textContent).toContain('Oak Street house and its file will be gone');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(paramsOf(calls, 'delete')).toEqual([]);
    dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByText(`${submission.reference} and its files are deleted.`)).toBeTruthy();
    expect(paramsOf(calls, 'delete')).toEqual([
      { reference: submission.reference, lastUpdate: submission.lastUpdate },
    ]);
    expect(screen.queryByText('Oak Street house')).toBeNull();
  });

  test('a submission that someone else has changed is not deleted, and a message is shown', async () => {
    const message = 'Someone else has changed this since you opened it.';
    renderInbox(
      detail,
      {
        'submissions.delete': () => {
          throw new RpcError(message, -32009);
        },
      },
      loginAs('Admin'),
    );
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect((await dialog.findByText(message)).closest('[role]')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Internal notes', hidden: true })).toBeTruthy();
  });
});
