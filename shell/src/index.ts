import './assets/favicon.svg';
import '@title24/shared-ui/styles.css';
import { startShell } from './start/start-shell.tsx';

startShell();
