const expected =
  /^(Command|RemoteConfig|BuildMissing|BuiltPart|ChromiumMissing|RegistryAddress|RegistryClient)Error$/;

/** Prints an error of a command: an expected error as its message, any other error with its stack. */
export function printError(error: unknown): void {
  const { name, code, message, port } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (code === 'EADDRINUSE') console.error(`Port ${port} is in use. Choose another with --port.`);
  else if (code?.startsWith('ERR_PARSE_ARGS_'))
    console.error(`${message.replace(/\. To specify .*/s, '')}. npx remote --help lists all options.`);
  else console.error(expected.test(name) ? message : error);
}
