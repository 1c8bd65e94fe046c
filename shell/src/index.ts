import './assets/favicon.svg';
import '@title24/ui/styles.css';
import { startShell } from './start/start-shell.tsx';

// Starting in a separate task keeps tasks short, because the evaluation of the modules above fills this one (ADR 91).
setTimeout(startShell);
