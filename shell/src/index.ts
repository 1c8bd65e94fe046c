import './assets/favicon.svg';
import '@title24/ui/styles.css';
import { startShell } from './start/start-shell.tsx';

// The evaluation of the modules above fills this task. A separate task keeps both short (ADR 91).
setTimeout(startShell);
