import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Toast } from './toast.tsx';

export function AfterSaving() {
  const [message, setMessage] = useState<string | null>(null);
  return (
    <>
      <Button onClick={() => setMessage('Saved')}>Save</Button>
      <Toast message={message} durationMs={4000} onDone={() => setMessage(null)} />
    </>
  );
}
