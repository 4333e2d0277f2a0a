import {
  CallOperation,
  type CallQuery,
  CatalogueOperation,
  LayoutOperation,
} from '../../shared/graphql/generated/operations.ts';
import { sampleItems } from '../../src/testing/sample-items.ts';
import { sampleQuery } from '../../src/testing/sample-upstream.ts';
import type { AuthSite } from './auth-site.ts';
import { data, withheld } from './fake-wordpress.ts';

const membersCall = sampleItems.find(
  ({ facts, type }) => facts?.audience === 'members' && type === 'call_for_application',
);
const itemsForMembers = sampleItems.map((item) =>
  item === membersCall ? { ...item, facts: { ...item.facts, audience: 'public' as const } } : item,
);
const operations = [CallOperation, LayoutOperation, CatalogueOperation];

/** A call for applications that only members read in full. */
export const membersCallSlug = membersCall?.slug ?? '';
export const membersCallPath = `/appel-a-candidature/${membersCallSlug}/`;

/**
 * Answers as WordPress does: its policy decides by the person of the token or by the audience, before any field is filled.
 * @param memberFields of the call as members read it
 */
export function answerByAudience(
  { wordpress, accounts, clock }: AuthSite,
  memberFields: Partial<NonNullable<CallQuery['passerelleCall']>> = {},
): void {
  const visitors = sampleQuery({ now: clock.now });
  const members = sampleQuery({ now: clock.now, items: itemsForMembers });
  wordpress.answer = async (query) => {
    const { operationName, variables = {}, headers } = query;
    const operation = operations.find(({ name }) => name === operationName);
    if (!operation) return accounts.answer(query);
    const isMember = headers.authorization !== undefined || headers['x-passerelle-audience'] === 'members';
    const read = isMember ? members : visitors;
    const answer = (await read(operation as { id: string; name: string }, variables)) as CallQuery;
    if (!answer.passerelleCall) return data(answer);
    if (!isMember) return withheld(answer);
    return data({ passerelleCall: { ...answer.passerelleCall, ...memberFields } });
  };
}
