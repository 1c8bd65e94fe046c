import { type ThemeChoice, themeChoices, themeName, themePath } from '@title24/shared-domain';
import type { MouseEvent } from 'react';
import { say } from '../navigation/page-announcement.ts';
import { chooseTheme } from './theme.ts';
import styles from './theme-switch.module.css';

const labels: Readonly<Record<ThemeChoice, string>> = { system: 'System', light: 'Light', dark: 'Dark' };

/**
 * Renders the choice of theme as a form that works without JavaScript (N9). The markup is the same for all visitors,
 * and styles show the current theme.
 */
export function ThemeSwitch() {
  return (
    <form method="post" action={themePath}>
      <fieldset className={styles.switch}>
        <legend>Theme</legend>
        {themeChoices.map((choice) => (
          <button
            key={choice}
            type="submit"
            name={themeName}
            value={choice}
            className={styles[choice]}
            onClick={(event) => choose(event, choice)}
          >
            {labels[choice]}
            <span className={styles.inUse}>(in use)</span>
          </button>
        ))}
      </fieldset>
    </form>
  );
}

function choose(event: MouseEvent, choice: ThemeChoice): void {
  event.preventDefault();
  chooseTheme(choice);
  say(`Theme: ${labels[choice]}`);
}
