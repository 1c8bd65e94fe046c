import { Blob as NodeBlob } from 'node:buffer';
import { render, screen } from '@testing-library/react';
import { PhotoSheets } from './photo-sheets.tsx';
import { maxShots } from './use-shots.ts';

/** Returns a file with readable content, unlike jsdom's files. */
const fileOf = (name: string, text: string) =>
  Object.assign(new NodeBlob([text]), { name }) as unknown as File;

test('D7: a message names each unusable file, and photos can still be added', async () => {
  const opened = jest.fn();
  render(<PhotoSheets files={[fileOf('notes.jpg', 'notes'), fileOf('empty.png', '')]} onOpen={opened} />);
  await screen.findByText(/^notes\.jpg: This is not a photo that we can open/);
  await screen.findByText(/^empty\.png: This file is empty/);
  await screen.findByLabelText('Photos');
  expect(screen.queryByRole('button', { name: /^Open the/ })).toBeNull();
  expect(opened).not.toHaveBeenCalled();
});

test('D7: files that are added while others are being read are not skipped', async () => {
  const onOpen = () => undefined;
  const { rerender } = render(<PhotoSheets files={[fileOf('notes.jpg', 'notes')]} onOpen={onOpen} />);
  rerender(<PhotoSheets files={[fileOf('empty.png', '')]} onOpen={onOpen} />);
  await screen.findByText(/^empty\.png: This file is empty/);
  screen.getByText(/^notes\.jpg: This is not a photo that we can open/);
});

test('D7: unreadable photos do not count toward the limit of a plan', async () => {
  const files = Array.from({ length: maxShots + 1 }, (_, index) => fileOf(`${index}.jpg`, 'notes'));
  render(<PhotoSheets files={files} onOpen={() => undefined} />);
  await screen.findByText(new RegExp(`^${maxShots}\\.jpg: This is not a photo that we can open`));
});
