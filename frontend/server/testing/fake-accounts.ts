import { sampleHome } from '../../src/testing/sample-home.ts';
import { sampleUser, withTypeNames } from '../../src/testing/sample-user.ts';
import type { ReceivedQuery } from './fake-wordpress.ts';
import { data, graphqlError, refusedWith } from './fake-wordpress.ts';

type Respond = ReturnType<typeof data>;

interface Family {
  current: string;
  previous: string | undefined;
  active: boolean;
}

/** Path that the member reaches after signing in in French. */
export const landing = '/tableau-de-bord/pour-vous/';

export const user = { ...sampleUser, capabilities: ['edit_initiatives'] };
/** The same person as calls of /api answer it. */
export const answeredUser = { ...user, language: 'fr' };
export const password = 'Passerelle-2026!';

const accessSeconds = 600;
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** WordPress's side of sessions, in memory and without any cryptography: what the proxy makes of it is what counts. */
export class FakeAccounts {
  rotations = 0;
  throttledFor: number | undefined;
  /** The current user in WordPress. */
  person: typeof user = user;
  readonly #families: Family[] = [];
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  answer = ({ operationName, variables = {}, headers }: ReceivedQuery): Respond => {
    const { authorization } = headers;
    if (authorization !== undefined && !this.isActive(authorization)) return refusedWith('session_expired');
    switch (operationName ?? '') {
      case 'SignIn': {
        return this.#signIn(variables);
      }
      case 'RenewSession': {
        return this.#renew(String(variables['refreshToken']));
      }
      case 'SignOut': {
        const family = this.#familyOf(String(variables['refreshToken']));
        if (family) family.active = false;
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
        return data({ passerelleSessions: [], passerelleLayout: null, ...sampleHome });
      }
    }
  };

  /** Ends all sessions, as a change of the password does. */
  endAll(): void {
    for (const family of this.#families) family.active = false;
  }

  get activeSessions(): number {
    return this.#families.filter(({ active }) => active).length;
  }

  #signIn(variables: Record<string, unknown>): Respond {
    if (this.throttledFor !== undefined) {
      return refusedWith('rate_limited', { retryAfter: this.throttledFor });
    }
    if (variables['email'] !== user.email || variables['password'] !== password)
      return refusedWith('invalid_credentials');
    return data({ passerelleSignIn: this.begin() });
  }

  /** Begins a session. */
  begin() {
    this.#families.push({ current: '0', previous: undefined, active: true });
    return this.#issued(this.#families.length - 1);
  }

  #renew(refreshToken: string): Respond {
    const index = this.#indexOf(refreshToken);
    const family = this.#families[index];
    const generation = refreshToken.split('.')[1]?.replace(/^s+/, '');
    if (!family?.active) return refusedWith('session_expired');
    if (generation === family.current) {
      family.previous = family.current;
      family.current = String(Number(family.current) + 1);
      this.rotations += 1;
    } else if (generation !== family.previous) {
      family.active = false;
      return refusedWith('session_expired');
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

  /** Whether a token is of a session that goes on. */
  isActive(authorization: string): boolean {
    try {
      const body = Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString();
      const { sid, exp } = JSON.parse(body) as { sid: number; exp: number };
      return this.#families[sid]?.active === true && exp * 1_000 > this.#now();
    } catch {
      return false;
    }
  }

  #indexOf = (refreshToken: string): number =>
    Number(refreshToken.split('.', 1)[0]?.replace(/^f+/, '') || '0');

  #familyOf = (refreshToken: string): Family | undefined => this.#families[this.#indexOf(refreshToken)];
}
