import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** State and controls of the step 'Check your answers'. */
export interface CheckStep {
  readonly isOpen: boolean;
  open(): void;
  /** Goes back to the form. */
  close(): void;
  /** Ends the step after the form was sent, or if the form has errors. */
  leave(): void;
}

/** Returns the step for a form in a dialog, where the step has no URL. */
export function useLocalStep(): CheckStep {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return { isOpen, open: () => setIsOpen(true), close, leave: close };
}

/**
 * Returns the step for a form with its own page. The step is a history entry with `?step=check`, so Back returns to the
 * form. Opening that URL shows the form, because no files are selected yet.
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
