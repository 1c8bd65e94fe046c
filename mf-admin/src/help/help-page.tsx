import { useSearchParams } from 'react-router-dom';
import { HelpEditor } from './help-editor.tsx';
import { HelpList } from './help-list.tsx';

/** Renders /admin/help: all help texts or, with the parameter `id`, one to edit. */
export function HelpPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  return id === null ? <HelpList /> : <HelpEditor key={id} id={id} />;
}
