import { useSelector } from 'react-redux';
import type { ShellState } from './store.ts';

export const useShellState = useSelector.withTypes<ShellState>();
