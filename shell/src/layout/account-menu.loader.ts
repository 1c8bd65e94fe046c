import type { ComponentType } from 'react';

let menu: ComponentType | null = null;

/** The My Account menu, once its code is there. */
export function accountMenu(): ComponentType | null {
  return menu;
}

/** Has the menu show at once. The server calls it: there, all code is at hand. */
export function provideAccountMenu(component: ComponentType): void {
  menu = component;
}

/** Loads the menu, which knows roles and their rights: most visits never need it, so its code comes with the first login. */
export async function loadAccountMenu(): Promise<ComponentType> {
  if (menu) return menu;
  const { AccountMenu } = await import(/* webpackChunkName: "account-menu" */ './account-menu.tsx');
  menu = AccountMenu;
  return menu;
}
