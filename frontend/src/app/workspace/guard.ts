import { data, type LoaderFunction, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { pathTo } from '../../../shared/config/routes.ts';
import type { RequiredRights } from '../../../shared/config/rights.ts';
import { SignedInUserDocument } from '../../../shared/graphql/generated/documents/signed-in-user.ts';
import type { SignedInUserQuery } from '../../../shared/graphql/generated/operations.ts';
import { load } from '../../graphql/client/load.ts';
import { withReturn } from '../../../shared/links/return-path.ts';
import { can, isGuest } from '../../../shared/config/can.ts';
import { languageContext, visitContext } from '../../lib/site.ts';

type Member = NonNullable<SignedInUserQuery['passerelleUser']>;

/**
 * The person whose workspace this is. Visitors are led to the sign-in page and from there back to the address.
 * @throws Response a redirect to the sign-in page
 */
async function requireMember({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<Member> {
  const { pathname, search } = new URL(request.url);
  const signIn = () =>
    redirectDocument(withReturn(pathTo('login', context.get(languageContext)), pathname + search));
  if (!context.get(visitContext)) throw signIn();
  const { passerelleUser } = await load(context, SignedInUserDocument, {}, true);
  if (!passerelleUser) throw signIn();
  return passerelleUser;
}

/** The frame needs the person: what the navigation offers depends on their rights. */
export const rootLoader: LoaderFunction = async (args) => {
  await requireMember(args);
  return null;
};

/** Accounts that only review begin with their reviews; for them, other screens do not exist. */
function refuseGuest({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>) {
  const language = context.get(languageContext);
  return request.url.includes(pathTo('forYou', language))
    ? redirect(pathTo('ownReviews', language))
    : data(null, { status: 404 });
}

/**
 * A screen's loader, for those who have the right that its row of the route table names. What they do there is decided by
 * WordPress, each time.
 * @throws Response a redirect to the sign-in page · 403, which shows the forbidden screen · 404 for accounts that only review
 */
export function guarded(who: RequiredRights, loader?: LoaderFunction): LoaderFunction {
  return async (args, handlerContext) => {
    const member = await requireMember(args);
    if (!can(member, who)) throw isGuest(member) ? refuseGuest(args) : data(null, { status: 403 });
    return (await loader?.(args, handlerContext)) ?? null;
  };
}
