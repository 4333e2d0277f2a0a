import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { pathTo } from '../../shared/config/routes.ts';
import { SignedInUserOperation } from '../../shared/graphql/generated/operations.ts';
import { withReturn } from '../../shared/links/return-path.ts';
import type { RequiredRights } from '../../shared/config/rights.ts';
import { can, isGuest } from '../../shared/config/can.ts';
import { languageContext, type Member, queryContext, visitContext } from './site.ts';

/**
 * The current user, for pages that require a session. Visitors are redirected to the sign-in page, which returns to the
 * requested URL.
 * @param from where the sign-in page leads back to, instead of this address with the parameters that every page knows
 * @throws Response a redirect to the sign-in page · a 403 for those who lack the right, which shows the forbidden page · 404 for accounts that only review
 */
export async function requireMember(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  required: RequiredRights,
  from?: string,
): Promise<Member> {
  const language = context.get(languageContext);
  const { pathname, search } = new URL(request.url);
  const signIn = () => redirect(withReturn(pathTo('login', language), from ?? pathname + search));
  if (!context.get(visitContext)) throw signIn();
  const { passerelleUser } = await context.get(queryContext)(SignedInUserOperation, {});
  if (!passerelleUser) throw signIn();
  if (!can(passerelleUser, required)) throw data(null, { status: isGuest(passerelleUser) ? 404 : 403 });
  return passerelleUser;
}
