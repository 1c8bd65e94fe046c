/**
 * Whether a text may be the target of a link: a path of this site or a web address, but not a script or '//' and
 * another host.
 */
export function isLinkTarget(target: string): boolean {
  return /^(?:\/(?![/\\])|https?:\/\/[^\s/])\S*$/i.test(target);
}

/**
 * Whether a text is the address of a whole site, such as 'https://www.example.com', with at most '/' after the host.
 */
export function isBaseAddress(address: string): boolean {
  return /^https?:\/\/(?:[\p{L}\d.-]+|\[[\da-f:]+\])(?::\d{1,5})?\/?$/iu.test(address);
}
