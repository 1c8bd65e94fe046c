/** In characters. The maximum only limits the hashing work. */
export const passwordLength = { min: 10, max: 128 } as const;

/** Common passwords that have at least the minimum length. */
const commonPasswords: ReadonlySet<string> = new Set([
  ...['1234567890', '12345678910', '0123456789', '0987654321', '9876543210', '1111111111', '0000000000'],
  ...[
    'qwertyuiop',
    'qwerty12345',
    'qwerty123456',
    '1qaz2wsx3edc',
    '1q2w3e4r5t',
    '1q2w3e4r5t6y',
    'asdfghjkl1',
  ],
  ...[
    'password12',
    'password123',
    'password1234',
    'password12345',
    'password123!',
    'passw0rd123',
    'p@ssw0rd123',
  ],
  ...[
    'passwordpassword',
    'iloveyou123',
    'welcome123',
    'welcome1234',
    'letmein123',
    'letmein1234',
    'changeme123',
  ],
  ...[
    'administrator',
    'admin12345',
    'admin123456',
    'football123',
    'baseball123',
    'sunshine123',
    'princess123',
  ],
  ...['abcdefghij', 'abcd123456', 'abc1234567', 'aa12345678', 'a1b2c3d4e5', 'california', 'california1'],
  ...[
    'title24title24',
    'energycode',
    'correcthorsebatterystaple',
    'superman123',
    'trustno1234',
    'monkey12345',
  ],
]);

/** Returns what is wrong with a password, or null. Follows NIST SP 800-63B: no character classes are required. */
export function passwordProblem(password: string, accountName = '', email = ''): string | null {
  const characters = [...password].length;
  if (characters < passwordLength.min) return `Password must have at least ${passwordLength.min} characters`;
  if (characters > passwordLength.max) return `Password must have at most ${passwordLength.max} characters`;
  const folded = password.toLowerCase();
  if (commonPasswords.has(folded) || /^(.{1,3})\1+$/u.test(folded))
    return 'This password is too easy to guess. Choose another';
  const known = [accountName, email, email.split('@')[0] ?? ''].map((text) => text.toLowerCase());
  if (known.includes(folded)) return 'Password must not be the account name or email address';
  return null;
}
