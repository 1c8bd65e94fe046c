import './assets/favicon.svg';
import '@title24/ui/styles.css';
import { startShell } from './start/start-shell.tsx';

// A separate task, because evaluating the modules above already makes this one long (ADR 91).
setTimeout(startShell);
