import { pathTo } from '../../../shared/config/routes.ts';
import { hashParameter } from '../../../shared/forms/auth-forms.ts';
import { noticeParameter } from '../../../shared/forms/form-view-data.ts';
import { invitationIntents } from '../../../shared/forms/invitation-form.ts';
import { withReturn } from '../../../shared/links/return-path.ts';
import type { Invitations } from '../../invitations/invitations.ts';
import { isSessionOver } from '../../session/sessions.ts';
import type { FormPage, Intent } from '../form-page.ts';
import { hashOf } from './link-hash.ts';

/** The page of an invitation's link: looking at it changes nothing, its two buttons do. */
export function invitationPage(invitations: Invitations): FormPage {
  const answering = (answer: keyof typeof invitationIntents): Intent => ({
    refilledFields: [],
    async run(posted) {
      const hash = posted.text(hashParameter);
      const page = pathTo('invitation', posted.language);
      try {
        await invitations.answer(posted, { hash, answer });
      } catch (error) {
        if (!isSessionOver(error)) throw error;
        // With the link, which the general way to sign-in and back leaves out.
        const link = `${page}?${new URLSearchParams({ [hashParameter]: hashOf(posted) })}`;
        return withReturn(pathTo('login', posted.language), link);
      }
      return `${page}?${noticeParameter}=${answer}`;
    },
  });

  return {
    route: 'invitation',
    loadViewData: async (formRequest) => {
      const hash = hashOf(formRequest);
      return { hash, invitation: await invitations.ofLink(formRequest.request, hash) };
    },
    intents: {
      [invitationIntents.accept]: answering('accept'),
      [invitationIntents.decline]: answering('decline'),
    },
  };
}
