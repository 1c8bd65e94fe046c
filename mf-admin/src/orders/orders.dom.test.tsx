import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RpcError } from '@title24/remote-kit/contract';
import { allowConsole } from '@title24/remote-kit/testing';
import type { DeskOrder } from '@title24/shared-domain/orders';
import { exampleProject } from '@title24/shared-domain/projects';
import { deskNow, deskOrder, dueCharge } from '../testing/order-fixture.ts';
import { paramsOf } from '../testing/render-inbox.ts';
import { type Answers, preloadPages, renderStaff } from '../testing/render-staff.tsx';
import { loginAs } from '../testing/staff-logins.ts';

beforeAll(preloadPages);

const page = `/admin/orders?id=${deskOrder.number}`;
const mail = { subject: 'Your project needs changes', text: 'Less glass.', html: '', attachments: [] };

function render(answers: Answers = {}, address = page, role = 'Analyst') {
  // These tests cannot load the component of mf-projects that shows the project. Its fallback is shown instead.
  allowConsole(/Not here/);
  return renderStaff(address, {
    login: loginAs(role),
    answers: {
      'desk.load': () => deskOrder,
      'desk.snapshot': () => ({
        round: 1,
        takenAt: deskNow,
        sha256: 'a'.repeat(64),
        data: exampleProject,
        findings: [],
      }),
      'desk.preview': () => ({ mails: [mail], state: 'changes-needed' }),
      ...answers,
    },
  });
}

async function askForChanges(message = 'The west wall has too much glass.') {
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for changes' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Ask for changes' }));
  await userEvent.click(dialog.getByRole('textbox', { name: 'What the project needs' }));
  await userEvent.paste(message);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Overhangs' }));
  return dialog;
}

test('D3b: the email preview is requested with the same message that is sent, and after sending, the customer has a deadline', async () => {
  const after: DeskOrder = {
    ...deskOrder,
    state: 'changes-needed',
    lastUpdate: '2027-03-01T17:01:00.000Z',
    dueAt: null,
    responseDueAt: '2027-03-16T07:00:00.000Z',
  };
  const { calls } = render({ 'desk.requestChanges': () => after });
  const dialog = await askForChanges();
  expect(paramsOf(calls, 'requestChanges')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('Less glass.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('What the customer will read');
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for changes' }));
  expect(await screen.findByText('We ask the customer for changes.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('The customer answers by').nextElementSibling?.textContent).toContain('left');
  expect(screen.queryByText('Due')).toBeNull();
  const told = { message: 'The west wall has too much glass.', actions: ['overhangs'] };
  const seen = { order: deskOrder.number, lastUpdate: deskOrder.lastUpdate };
  expect(paramsOf(calls, 'preview')).toEqual([{ ...seen, action: { method: 'requestChanges', ...told } }]);
  expect(paramsOf(calls, 'requestChanges')).toEqual([{ ...seen, ...told }]);
});

test('D3d: staff see why a customer wants to cancel, and can refuse', async () => {
  const asked = { ...deskOrder, cancelRequestedAt: deskNow, cancelRequestReason: 'We do not build it.' };
  const { calls } = render({ 'desk.load': () => asked, 'desk.refuseCancel': () => deskOrder });
  expect(await screen.findByText('We do not build it.')).toBeTruthy();
  expect(screen.getByText('Nothing is charged before delivery.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Refuse to cancel' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Refuse to cancel' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Your report is finished.');
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Refuse to cancel' }));
  expect(await screen.findByText('The customer gets an email that the order continues.')).toBeTruthy();
  expect(screen.queryByText('The customer wants to cancel')).toBeNull();
  expect(paramsOf(calls, 'refuseCancel')).toMatchObject([{ reason: 'Your report is finished.' }]);
});

test('D3i: an analyst can put an order back in the queue', async () => {
  const { calls } = render({ 'desk.release': () => ({ ...deskOrder, state: 'submitted', reviewer: null }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Put back in the queue' }));
  expect(await screen.findByText('The order is back in the queue, for anyone to take.')).toBeTruthy();
  expect(paramsOf(calls, 'release')).toEqual([{ order: deskOrder.number, lastUpdate: deskOrder.lastUpdate }]);
});

test('D3a: a file that the customer attached is shown in a preview', async () => {
  const plan = {
    id: '3f2504e0-4f89-41d3-9a0c-0305e82c3399',
    kind: 'floor-plan',
    name: 'plan.png',
    mediaType: 'image/png',
    size: 2048,
    sha256: 'a'.repeat(64),
    scanState: 'clean',
    attachedAt: deskNow,
  } as const;
  const { calls } = render({
    'desk.load': () => ({ ...deskOrder, attachments: [plan] }),
    'desk.openFile': () => ({ url: '/downloads/ticket/plan.png' }),
  });
  const files = within(await screen.findByRole('region', { name: 'Files from the customer' }));
  expect(files.getByText(/^Floor plan, PNG, 2 KB/)).toBeTruthy();
  await userEvent.click(files.getByRole('button', { name: 'Preview plan.png' }));
  expect(await files.findByRole('img', { name: 'plan.png' })).toBeTruthy();
  expect(files.getByRole('button', { name: 'Download plan.png' })).toBeTruthy();
  expect(paramsOf(calls, 'openFile')).toEqual([
    { order: deskOrder.number, file: plan.id, purpose: 'preview' },
  ]);
});

test('D3a: while the customer can cancel free of charge, the page shows when delivery becomes possible', async () => {
  render({ 'desk.load': () => ({ ...deskOrder, submittedAt: '2027-03-01T15:30:00.000Z' }) });
  const steps = await screen.findByRole('region', { name: 'What to do' });
  expect(steps.querySelector('p')?.textContent).toBe(
    'Before you deliver: add the report as a PDF, complete the checklist. Delivery is possible after Mar 1, 2027, 9:30 AM PT, when free cancellation ends.',
  );
});

test('D3b: empty required fields are reported, and no email preview is requested', async () => {
  const { calls } = render();
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for changes' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(dialog.getByRole('link', { name: 'Say what the project needs' })).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Choose at least one thing that helps' })).toBeTruthy();
  expect(paramsOf(calls, 'preview')).toEqual([]);
});

test('D3i: after a conflict with another analyst, typed text can be used for the updated order', async () => {
  let stored = deskOrder;
  const refuse = ({ lastUpdate }: { lastUpdate: string }) => {
    if (lastUpdate !== stored.lastUpdate) throw new RpcError('Stale', -32009, { data: {} });
  };
  render({
    'desk.load': () => stored,
    'desk.preview': (params: { lastUpdate: string }) => {
      refuse(params);
      return { mails: [mail], state: 'changes-needed' };
    },
  });
  const dialog = await askForChanges('Please move the west windows.');
  stored = { ...deskOrder, lastUpdate: '2027-03-01T17:02:00.000Z', reviewer: 'ben' };
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('This has changed since you opened it')).toBeTruthy();
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'What the project needs' }).value).toBe(
    'Please move the west windows.',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Show the current state' }));
  expect(await screen.findByText('ben')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('Less glass.')).toBeTruthy();
});

test.each([
  [null, 'The amount due is invoiced.'],
  ['Visa ending in 4242', 'The amount due is charged to Visa ending in 4242.'],
])('D3h: if an order’s card is %s, the delivery dialog shows: %s', async (card, words) => {
  render({ 'desk.load': () => ({ ...deskOrder, card }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Deliver' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Deliver the report?' }));
  expect(dialog.getByText(new RegExp(words))).toBeTruthy();
});

test('D3i: a refused action shows the server’s message', async () => {
  render({
    'desk.preview': () => {
      throw new RpcError('Complete the checklist first.', -32010, { data: { state: 'in-review' } });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Deliver' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Deliver the report?' }));
  expect(await dialog.findByText('Complete the checklist first.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Deliver the report' })).toBeNull();
});

test('D3i: a closed dialog keeps typed text, and leaving the page requires confirmation', async () => {
  render();
  const dialog = await askForChanges();
  await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'All work' }));
  expect(screen.getByRole('heading', { name: 'You have unsaved changes' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stay on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ask for changes' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What the project needs' }).value).toBe(
    'The west wall has too much glass.',
  );
});

test('D3i: an analyst sees and can replace a colleague’s conflicting answer', async () => {
  let stored: DeskOrder = { ...deskOrder, state: 'in-review' };
  render({
    'desk.load': () => stored,
    'desk.saveChecklist': ({ lastUpdate, checklist }: DeskOrder) => {
      if (lastUpdate !== stored.lastUpdate) throw new RpcError('It has changed.', -32009);
      stored = { ...stored, checklist, lastUpdate: new Date(Date.parse(lastUpdate) + 1).toISOString() };
      return stored;
    },
  });
  const group = within(await screen.findByRole('group', { name: /Does the software run comply/ }));
  const theirs = { ...stored.checklist, complies: false };
  stored = { ...stored, lastUpdate: '2027-03-01T18:00:00.000Z', checklist: theirs };
  await userEvent.click(group.getByRole('radio', { name: 'Yes' }));
  expect(await screen.findByText('This has changed since you opened it')).toBeTruthy();
  expect(stored.checklist).toEqual(theirs);
  await userEvent.click(screen.getByRole('button', { name: 'Show the current state' }));
  expect(await group.findByRole<HTMLInputElement>('radio', { name: 'No', checked: true })).toBeTruthy();
  await userEvent.click(group.getByRole('radio', { name: 'Yes' }));
  expect(await screen.findByText(/^Saved/)).toBeTruthy();
  expect(stored.checklist.complies).toBe(true);
});

test('D3a: saving a checkbox keeps the answers that colleagues have saved', async () => {
  let stored = deskOrder;
  const { calls } = render({
    'desk.load': () => stored,
    'desk.saveChecklist': ({ lastUpdate, checklist }: DeskOrder) => {
      if (lastUpdate !== stored.lastUpdate) throw new RpcError('Stale', -32009, { data: {} });
      stored = { ...stored, checklist, lastUpdate: new Date(Date.parse(lastUpdate) + 1).toISOString() };
      return stored;
    },
  });
  const box = await screen.findByRole('checkbox', { name: 'Areas match the plans' });
  stored = {
    ...deskOrder,
    lastUpdate: '2027-03-01T17:05:00.000Z',
    checklist: { done: ['signer'], complies: null, needsRegistration: true },
  };
  await userEvent.click(box);
  expect(await screen.findByText('Saved. 6 left.')).toBeTruthy();
  expect(stored.checklist).toEqual({ done: ['areas', 'signer'], complies: null, needsRegistration: true });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'The signer is complete' }).checked).toBe(
    true,
  );
  expect(paramsOf(calls, 'saveChecklist')).toHaveLength(2);
});

test('D3g: an analyst can record a payment by check, but not a refund', async () => {
  const delivered: DeskOrder = {
    ...deskOrder,
    state: 'delivered',
    deliveredAt: deskNow,
    charges: [dueCharge],
  };
  const paid: DeskOrder = { ...delivered, state: 'completed', charges: [{ ...dueCharge, state: 'paid' }] };
  const { calls } = render({
    'desk.load': () => delivered,
    'desk.preview': () => ({ mails: [], state: 'completed' }),
    'desk.recordPayment': () => paid,
  });
  expect(await screen.findByRole('heading', { name: /^Services: \$149\.00/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Record a payment for P100001-1-S' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Record the payment of $149.00' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Check' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Record the payment' }));
  expect(await screen.findByText('The payment is recorded.')).toBeTruthy();
  expect(paramsOf(calls, 'recordPayment')).toEqual([
    {
      order: deskOrder.number,
      lastUpdate: deskOrder.lastUpdate,
      charge: dueCharge.id,
      date: '2027-03-01',
      way: 'check',
      reference: '',
      cents: 14_900,
    },
  ]);
  expect(screen.queryByRole('button', { name: /Record a refund/ })).toBeNull();
});

test('D11: a report that does not comply can be delivered only with a reason for the customer', async () => {
  const failing = { ...deskOrder, checklist: { ...deskOrder.checklist, complies: false } };
  const { calls } = render({ 'desk.load': () => failing });
  await userEvent.click(await screen.findByRole('button', { name: 'Deliver' }));
  const dialog = within(
    screen.getByRole('dialog', { name: 'Deliver the report though the run does not comply?' }),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(dialog.getByRole('link', { name: 'Say why: the customer reads it' })).toBeTruthy();
  expect(paramsOf(calls, 'preview')).toEqual([]);
  const shortfall = 'You asked for this version for a first talk with the city.';
  await userEvent.click(dialog.getByRole('textbox', { name: 'Why it is delivered anyway' }));
  await userEvent.paste(shortfall);
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  await dialog.findByText('What the customer will read');
  expect(paramsOf(calls, 'preview')).toMatchObject([{ action: { method: 'deliver', shortfall } }]);
});
