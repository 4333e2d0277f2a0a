import { accessSession, accessSubject } from './access-token.ts';

/** Tags that WordPress purges when the session of an access token ends, or all of its account, as when a role is taken. */
export const tagsOfSession = (accessToken: string): string[] => [
  `account:${accessSubject(accessToken)}`,
  `session:${accessSession(accessToken)}`,
];
