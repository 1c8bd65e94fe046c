import type { ComponentType } from 'react';

let menu: ComponentType | null = null;

/** Returns the My Account menu if its code is loaded. */
export function accountMenu(): ComponentType | null {
  return menu;
}

/** Makes the menu available immediately. The server calls it because all its code is loaded. */
export function provideAccountMenu(component: ComponentType): void {
  menu = component;
}

/**
 * Loads the menu, which includes roles and permissions: most visits never need it, so its code comes with the first
 * login.
 */
export async function loadAccountMenu(): Promise<ComponentType> {
  if (menu) return menu;
  const { AccountMenu } = await import(/* webpackChunkName: "first-sign" */ './account-menu.tsx');
  menu = AccountMenu;
  return menu;
}
