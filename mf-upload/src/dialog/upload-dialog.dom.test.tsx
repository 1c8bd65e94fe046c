import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropsOf } from '@title24/remote-kit/contract';
import { sizeOfArea } from '@title24/shared-domain/full-service';
import type { uploadDialogParcel } from '../../parcels/upload-dialog.ts';
import { FakeRequest } from '../testing/fake-request.ts';
import { placed, renderRemote } from '../testing/render-remote.tsx';
import { field, fillIn, receipt, send, setUpUploadTests, user } from '../testing/upload-screen.tsx';
import { UploadDialogParcel } from './upload-dialog-parcel.tsx';

const { sent: requests } = FakeRequest;
setUpUploadTests();
const openDialog = (props: PropsOf<typeof uploadDialogParcel>) =>
  renderRemote(<UploadDialogParcel {...props} />);

test('the dialog shows the form and then the confirmation, and calls onClose when the confirmation is closed', async () => {
  const onClose = jest.fn();
  openDialog({ type: 'c', size: sizeOfArea(5000), open: true, onClose });
  expect(screen.getByRole('dialog', { name: 'Upload your files' })).toBeTruthy();
  expect(field<HTMLTextAreaElement>(/^Comment/).value).toContain('5,000 square feet');
  await fillIn();
  await send();
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.fields.projectType).toBe('Commercial or Non-Residential');

  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).not.toHaveBeenCalled();

  await requests[0]?.answer(201, receipt);
  expect(screen.queryByRole('dialog', { name: 'Upload your files' })).toBeNull();
  await user.click(
    within(screen.getByRole('dialog', { name: 'Your files have been sent' })).getByText('Done'),
  );
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the floor area in the comment follows the estimate until the visitor edits the comment', async () => {
  const { rerender } = openDialog({ type: 'a', size: sizeOfArea(2400), open: true });
  const estimate = (area: number) =>
    rerender(placed(<UploadDialogParcel type="a" size={sizeOfArea(area)} open />));
  const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Comment/ });
  estimate(3000);
  await waitFor(() => expect(comment().value).toContain('3,000 square feet'));
  await userEvent.type(comment(), ' Two stories.');
  estimate(4000);
  expect(comment().value).toContain('3,000 square feet. Two stories.');
});

test('C3: files dropped on the page are in the list, and files dropped later are added', async () => {
  const first = new File(['first'], 'first.pdf');
  const second = new File(['second'], 'second.pdf');
  const { rerender } = openDialog({ files: [first] });
  await screen.findByRole('button', { name: 'Remove first.pdf' });
  rerender(placed(<UploadDialogParcel files={[second]} />));
  await screen.findByRole('button', { name: 'Remove second.pdf' });
  await user.click(screen.getByRole('button', { name: 'Remove first.pdf' }));
  expect(screen.queryByRole('button', { name: 'Remove first.pdf' })).toBeNull();
});

test('the dialog keeps typed text while it is closed', async () => {
  const { rerender } = openDialog({ type: 'all', open: true });
  await user.type(field('Project name'), 'Oak');
  const show = (open: boolean) => rerender(placed(<UploadDialogParcel type="all" open={open} />));
  show(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  show(true);
  expect(field('Project name').value).toBe('Oak');
});
