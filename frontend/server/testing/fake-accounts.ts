import { sampleUser, withTypeNames } from '../../src/testing/sample-user.ts';
import type { ReceivedQuery } from './fake-wordpress.ts';
import { data, graphqlError, raw } from './fake-wordpress.ts';

type Respond = ReturnType<typeof data>;

interface Family {
  current: string;
  previous: string | undefined;
  alive: boolean;
}

export const user = { ...sampleUser, capabilities: ['edit_initiatives'] };
/** The same person as calls of /api answer it. */
export const answeredUser = { ...user, language: 'fr' };
export const password = 'Passerelle-2026!';

const accessSeconds = 600;
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const refused = (code: string, extensions: object = {}): Respond =>
  raw(
    200,
    { 'content-type': 'application/json' },
    JSON.stringify({ data: null, errors: [{ message: 'SQLSTATE', extensions: { code, ...extensions } }] }),
  );

/** WordPress's side of sessions, in memory and without any cryptography: what the proxy makes of it is what counts. */
export class FakeAccounts {
  rotations = 0;
  throttledFor: number | undefined;
  /** Whose account it is, as WordPress knows them at this moment. */
  person: typeof user = user;
  readonly #families: Family[] = [];
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  answer = ({ operationName, variables = {}, headers }: ReceivedQuery): Respond => {
    const { authorization } = headers;
    if (authorization !== undefined && !this.#isAlive(authorization)) return refused('session_expired');
    switch (operationName ?? '') {
      case 'SignIn': {
        return this.#signIn(variables);
      }
      case 'RenewSession': {
        return this.#renew(String(variables['refreshToken']));
      }
      case 'SignOut': {
        const family = this.#familyOf(String(variables['refreshToken']));
        if (family) family.alive = false;
        return data({ passerelleSignOut: true });
      }
      case 'SignedInUser': {
        return data({ passerelleUser: authorization ? withTypeNames(this.person) : null });
      }
      case 'EndSession': {
        if (variables['id'] !== 1) return graphqlError('not_found');
        this.endAll();
        return data({ passerelleEndSession: true });
      }
      default: {
        return data({ passerelleSessions: [], passerelleLayout: null });
      }
    }
  };

  /** As when the password is changed. */
  endAll(): void {
    for (const family of this.#families) family.alive = false;
  }

  get living(): number {
    return this.#families.filter(({ alive }) => alive).length;
  }

  #signIn(variables: Record<string, unknown>): Respond {
    if (this.throttledFor !== undefined) {
      return refused('rate_limited', { retryAfter: this.throttledFor });
    }
    if (variables['email'] !== user.email || variables['password'] !== password)
      return refused('invalid_credentials');
    return data({ passerelleSignIn: this.begin() });
  }

  /** A session, by whatever way in. */
  begin() {
    this.#families.push({ current: '0', previous: undefined, alive: true });
    return this.#issued(this.#families.length - 1);
  }

  #renew(refreshToken: string): Respond {
    const index = this.#indexOf(refreshToken);
    const family = this.#families[index];
    const generation = refreshToken.split('.')[1]?.replace(/^s+/, '');
    if (!family?.alive) return refused('session_expired');
    if (generation === family.current) {
      family.previous = family.current;
      family.current = String(Number(family.current) + 1);
      this.rotations += 1;
    } else if (generation !== family.previous) {
      family.alive = false;
      return refused('session_expired');
    }
    return data({ passerelleRenewSession: this.#issued(index) });
  }

  #issued(index: number) {
    const { current = '' } = this.#families[index] ?? {};
    const exp = Math.floor(this.#now() / 1_000) + accessSeconds;
    return {
      user: this.person,
      accessToken: `${encode({ alg: 'HS256' })}.${encode({ sub: String(this.person.id), sid: index, exp })}.signature`,
      accessSeconds,
      refreshToken: `${String(index).padStart(22, 'f')}.${current.padStart(43, 's')}`,
      refreshSeconds: 604_800,
      deviceProof: `${encode({ alg: 'HS256' })}.${encode({ did: index })}.proof`,
      deviceSeconds: 7_776_000,
    };
  }

  #isAlive(authorization: string): boolean {
    try {
      const body = Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString();
      const { sid, exp } = JSON.parse(body) as { sid: number; exp: number };
      return this.#families[sid]?.alive === true && exp * 1_000 > this.#now();
    } catch {
      return false;
    }
  }

  #indexOf = (refreshToken: string): number =>
    Number(refreshToken.split('.', 1)[0]?.replace(/^f+/, '') || '0');

  #familyOf = (refreshToken: string): Family | undefined => this.#families[this.#indexOf(refreshToken)];
}
