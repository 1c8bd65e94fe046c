import './assets/favicon.svg';
import '@title24/ui/styles.css';
import { startShell } from './start/start-shell.tsx';

startShell();
