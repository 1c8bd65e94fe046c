import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The step 'Check your answers' of a form: whether it is open, and the ways to it and back. */
export interface CheckStep {
  readonly isOpen: boolean;
  open(): void;
  /** Goes back to the form. */
  close(): void;
  /** The step no longer applies: what was to be checked was sent, or has to be changed. */
  leave(): void;
}

/** A step of a form in a dialog, which has no address of its own. */
export function useLocalStep(): CheckStep {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return { isOpen, open: () => setIsOpen(true), close, leave: close };
}

/**
 * A step in the browser's history, `?step=check`: Back leads to the form. Loading its address shows the form, because
 * the chosen files are gone.
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
