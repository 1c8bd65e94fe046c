import './assets/favicon.svg';
import '@title24/ui/styles.css';
import { startShell } from './start/start-shell.tsx';

// Starts in a separate task, because evaluating the imported modules already takes a long time (ADR 91).
setTimeout(startShell);
