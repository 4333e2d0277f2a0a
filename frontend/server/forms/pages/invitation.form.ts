import { acceptAsReviewer, answerInvitation } from '../../../shared/config/calls/invitation-calls.ts';
import { changeOwnMembership } from '../../../shared/config/calls/structure-calls.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { hashParameter, personFields } from '../../../shared/forms/auth-forms.ts';
import { noticeParameter } from '../../../shared/forms/form-view-data.ts';
import { type InvitationIntent, invitationIntents } from '../../../shared/forms/invitation-form.ts';
import { withReturn } from '../../../shared/links/return-path.ts';
import {
  InvitationOperation,
  type InvitationQuery,
  OwnershipOfferOperation,
  type OwnershipOfferQuery,
} from '../../../shared/graphql/generated/operations.ts';
import { toAppError } from '../../errors/app-error.ts';
import { holdsTokens } from '../../session/cookies.ts';
import { isSessionOver, type Sessions } from '../../session/sessions.ts';
import type { Services } from '../../services.ts';
import type { FormPage, FormRequest, Intent, Posted } from '../form-page.ts';
import { hashOf } from './link-hash.ts';
import { personIn } from './person-in.ts';

/** The page of an invitation's link: looking at it changes nothing, its buttons do. */
export function forms({ calls, sessions }: Services): FormPage[] {
  const actions: Record<InvitationIntent, (posted: Posted, hash: string) => Promise<unknown>> = {
    accept: (posted, hash) => calls.run(answerInvitation, posted, { hash, answer: 'accept' }),
    decline: (posted, hash) => calls.run(answerInvitation, posted, { hash, answer: 'decline' }),
    join: (posted, hash) => calls.run(answerInvitation, posted, { hash, answer: 'accept' }),
    refuse: (posted, hash) => calls.run(answerInvitation, posted, { hash, answer: 'decline' }),
    coWrite: (posted, hash) => calls.run(answerInvitation, posted, { hash, answer: 'accept' }),
    refuseCoWriting: (posted, hash) => calls.run(answerInvitation, posted, { hash, answer: 'decline' }),
    review: (posted, hash) => calls.run(answerInvitation, posted, { hash, answer: 'accept' }),
    reviewAsGuest: (posted, hash) => calls.run(acceptAsReviewer, posted, { hash, ...personIn(posted) }),
    refuseReviewing: (posted, hash) => calls.run(answerInvitation, posted, { hash, answer: 'decline' }),
    acceptTransfer: (posted, hash) =>
      calls.run(changeOwnMembership, posted, { hash, action: 'acceptTransfer' }),
    refuseTransfer: (posted, hash) =>
      calls.run(changeOwnMembership, posted, { hash, action: 'refuseTransfer' }),
  };
  const answering = (name: InvitationIntent): Intent => ({
    refilledFields: name === 'reviewAsGuest' ? personFields : [],
    async run(posted) {
      const page = pathTo('invitation', posted.language);
      try {
        await actions[name](posted, posted.text(hashParameter));
      } catch (error) {
        if (!isSessionOver(error)) throw error;
        // The link needs its `hash`, which the general way to sign-in and back leaves out.
        const link = `${page}?${new URLSearchParams({ [hashParameter]: hashOf(posted) })}`;
        return withReturn(pathTo('login', posted.language), link);
      }
      if (name === 'reviewAsGuest') return pathTo('ownReviews', posted.language);
      return `${page}?${noticeParameter}=${name}`;
    },
  });

  const page: FormPage = {
    route: 'invitation',
    loadViewData: async (formRequest) => {
      const hash = hashOf(formRequest);
      if (hash === '') return { hash };
      const invitation = await invitationOf(hash, formRequest, sessions);
      const offer = invitation ? undefined : await offerOf(hash, formRequest, sessions);
      return { hash, invitation, offer };
    },
    intents: Object.fromEntries(
      (Object.keys(invitationIntents) as InvitationIntent[]).map((name) => [name, answering(name)]),
    ),
  };
  return [page];
}

/**
 * Text of an invitation, with who invites to what. Reading changes nothing.
 * @returns undefined for an invalid link
 */
const invitationOf = (
  hash: string,
  { request }: FormRequest,
  sessions: Sessions,
): Promise<InvitationQuery['passerelleInvitation'] | undefined> =>
  ifValid(async () => (await sessions.query(InvitationOperation, { hash }, request)).passerelleInvitation);

/** The same for a link to an offered ownership. */
const offerOf = (
  hash: string,
  { request, reply }: FormRequest,
  sessions: Sessions,
): Promise<OwnershipOfferQuery['passerelleOwnershipOffer'] | undefined> =>
  ifValid(async () => {
    const ask = async (accessToken?: string) =>
      (await sessions.query(OwnershipOfferOperation, { hash }, request, accessToken))
        .passerelleOwnershipOffer;
    if (!holdsTokens(request)) return ask();
    try {
      return await sessions.run(request, reply, ask);
    } catch (error) {
      if (!isSessionOver(error)) throw error;
      return ask();
    }
  });

async function ifValid<Value>(ask: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (toAppError(error).code !== 'link_expired') throw error;
    return undefined;
  }
}
