/** The claims of a token whose cookie carried our signature; WordPress checks the token's own. */
function claimsOf(accessToken: string): Record<string, unknown> | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Unverified claims of the token, to avoid useless queries; WordPress validates it. */
export function isExpired(accessToken: string, now: number): boolean {
  return !(Number(claimsOf(accessToken)?.['exp']) * 1_000 > now);
}

/** Id of the account that a token is about. */
export function accessSubject(accessToken: string | undefined): string | undefined {
  const subject = accessToken === undefined ? undefined : claimsOf(accessToken)?.['sub'];
  return typeof subject === 'string' ? subject : undefined;
}

/** Id of the session that a token belongs to. */
export function accessSession(accessToken: string): number | undefined {
  const session = claimsOf(accessToken)?.['sid'];
  return typeof session === 'number' ? session : undefined;
}
