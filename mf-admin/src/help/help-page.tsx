import { useSearchParams } from 'react-router-dom';
import { useOpenedHeading } from '../editing/use-opened-heading.ts';
import { HelpEditor } from './help-editor.tsx';
import { HelpList } from './help-list.tsx';

/** Renders /admin/help: all help texts or, with the parameter `id`, the editor of a help text. */
export function HelpPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  const heading = useOpenedHeading(id === null);
  return id === null ? <HelpList /> : <HelpEditor key={id} id={id} heading={heading} />;
}
