import { isPlainClick } from '@title24/remote-kit/browser';
import { useConfig } from '@title24/remote-kit/runtime';
import { Container, Dialog } from '@title24/ui';
import { type MouseEvent, useState } from 'react';
import styles from './do-it-yourself.module.css';
import { GoodFit } from './good-fit.tsx';

/** Renders three links to next steps (C2). */
export function GreenBar() {
  const { navLinks } = useConfig();
  const [isOpen, setIsOpen] = useState(false);

  function ask(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setIsOpen(true);
  }

  return (
    <>
      <nav className={styles.bar} aria-label="Before you begin">
        <Container>
          <ul>
            <li>
              <a href={navLinks.complianceWizard}>Is compliance required? Ask the compliance wizard</a>
            </li>
            <li>
              {/* biome-ignore lint/a11y/useValidAnchor: without JavaScript, the link leads to the same text below */}
              <a href="#should-i-do-this-myself" onClick={ask}>
                Should I do this myself?
              </a>
            </li>
            <li>
              <a href={navLinks.newProject}>Take a Test Drive, Create a new Project</a>
            </li>
          </ul>
        </Container>
      </nav>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Should I do this myself?">
        <GoodFit />
      </Dialog>
    </>
  );
}
