import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

export function OpenedByButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete project</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Delete this project?"
        footer={
          <Button variant="danger" onClick={close}>
            Delete
          </Button>
        }
      >
        <p>Its plans and answers are removed.</p>
      </Dialog>
    </>
  );
}

export function Small() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Office hours" size="small">
        <p>Monday to Friday, 8 to 5.</p>
      </Dialog>
    </>
  );
}
