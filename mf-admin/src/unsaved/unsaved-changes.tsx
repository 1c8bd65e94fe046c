import { useMountProps } from '@title24/remote-kit/runtime';
import { Button, Dialog } from '@title24/ui';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useLeaveGuard } from './use-leave-guard.ts';

interface UnsavedForms {
  readonly hasUnsaved: boolean;
  readonly mark: (form: string, isUnsaved: boolean) => void;
}

const UnsavedContext = createContext<UnsavedForms | null>(null);

function useUnsavedForms(): UnsavedForms {
  const forms = use(UnsavedContext);
  if (!forms) throw new Error('A form with unsaved work must be inside UnsavedChanges');
  return forms;
}

/** Tracks unsaved changes in the forms within `children`. If there are any, leaving the page requires confirmation. */
export function UnsavedChanges({ children }: { readonly children: ReactNode }) {
  const { navigate } = useMountProps();
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const hasUnsaved = unsaved.size > 0;

  const mark = useCallback((form: string, isUnsaved: boolean) => {
    setUnsaved((before) => {
      if (before.has(form) === isUnsaved) return before;
      const after = new Set(before);
      if (isUnsaved) after.add(form);
      else after.delete(form);
      return after;
    });
  }, []);
  const pass = useLeaveGuard(hasUnsaved, navigate, (go) => setLeave(() => go));

  function leaveUnsaved(): void {
    setLeave(null);
    pass();
    leave?.();
  }

  const forms = useMemo(() => ({ hasUnsaved, mark }), [hasUnsaved, mark]);
  return (
    <UnsavedContext value={forms}>
      {children}
      <Dialog
        open={leave !== null}
        onClose={() => setLeave(null)}
        title="You have unsaved changes"
        size="small"
        closeLabel="Close"
        footer={
          <>
            <Button onClick={() => setLeave(null)}>Stay on this page</Button>
            <Button variant="secondary" onClick={leaveUnsaved}>
              Leave without saving
            </Button>
          </>
        }
      >
        <p>If you leave now, you’ll lose what you typed since the last save.</p>
      </Dialog>
    </UnsavedContext>
  );
}

/**
 * Tells the surrounding {@link UnsavedChanges} whether a form has unsaved changes. Does so in a layout effect, so that
 * the user can leave without confirmation as soon as the form shows 'Saved'.
 */
export function useMarkUnsaved(isUnsaved: boolean): void {
  const form = useId();
  const { mark } = useUnsavedForms();
  useLayoutEffect(() => {
    mark(form, isUnsaved);
    return () => mark(form, false);
  }, [mark, form, isUnsaved]);
}

/** Returns whether a form within {@link UnsavedChanges} has unsaved changes. */
export function useHasUnsavedChanges(): boolean {
  return useUnsavedForms().hasUnsaved;
}

/**
 * Calls `onChange` with the result of {@link useHasUnsavedChanges}, on mount and whenever the result changes.
 * `onChange` can come from a component outside of {@link UnsavedChanges}.
 */
export function ReportUnsaved({
  onChange,
}: {
  readonly onChange: ((isUnsaved: boolean) => void) | undefined;
}) {
  const hasUnsaved = useHasUnsavedChanges();
  useEffect(() => {
    onChange?.(hasUnsaved);
  }, [onChange, hasUnsaved]);
  return null;
}
