import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { AppError } from '../errors/app-error.ts';
import type { WordPress } from '../upstream/wordpress.ts';

/** Code as the plugin writes it: it contains nothing that could break a line of /metrics. */
const code = Type.String({ pattern: '^[a-z0-9_]{0,60}$' });
const Count = Type.Object({
  event: code,
  outcome: code,
  reason: code,
  total: Type.Integer({ minimum: 0 }),
});
const counts = Compile(Type.Array(Count));

export type SecurityCount = Static<typeof Count>;

/**
 * The numbers of events in WordPress's own security log. Their kinds differ from those that this server counts.
 * @throws AppError content_system_unavailable
 */
export async function securityCounts(wordpress: WordPress, requestId: string): Promise<SecurityCount[]> {
  const answer = await wordpress.securityCounts(requestId);
  if (!counts.Check(answer))
    throw new AppError('content_system_unavailable', { detail: 'counts of security events' });
  return answer;
}
