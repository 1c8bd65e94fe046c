import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The step 'Check your answers' of a form: whether it is open, and how to open and close it. */
export interface CheckStep {
  readonly isOpen: boolean;
  open(): void;
  /** Returns to the form. */
  close(): void;
  /** Ends the step, because the form was sent or must be changed. */
  leave(): void;
}

/** The step of a form in a dialog, which has no separate address. */
export function useLocalStep(): CheckStep {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return { isOpen, open: () => setIsOpen(true), close, leave: close };
}

/**
 * The step as a history entry, `?step=check`: Back leads to the form. Loading its address shows the form, because the
 * chosen files are lost.
 */
export function useAddressStep(): CheckStep {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [wasOpened, setWasOpened] = useState(false);
  const query = new URLSearchParams(search);
  const isRequested = query.get('step') === 'check';

  const leave = () => {
    query.delete('step');
    void navigate({ pathname, search: query.toString(), hash }, { replace: true });
  };
  useEffect(() => {
    if (isRequested && !wasOpened) leave();
  }, [isRequested, wasOpened]);

  return {
    isOpen: isRequested && wasOpened,
    open() {
      setWasOpened(true);
      if (isRequested) return;
      query.set('step', 'check');
      void navigate({ pathname, search: query.toString(), hash });
    },
    close: () => void navigate(-1),
    leave,
  };
}
