import { noticeParameter } from '../../../shared/forms/form-view-data.ts';
import { confirmEmail, undoEmail } from '../../../shared/config/calls/settings-calls.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { doneNotice, hashParameter } from '../../../shared/forms/auth-forms.ts';
import { EmailChangeLinkOperation } from '../../../shared/graphql/generated/operations.ts';
import type { Services } from '../../services.ts';
import type { FormPage, Posted } from '../form-page.ts';
import { linkViewData } from './link-view-data.ts';

/** The pages of the two links of a change of address: the new mailbox confirms it, the former one takes it back. */
export function forms({ calls, sessions }: Services): FormPage[] {
  return [
    linkPage('emailConfirm', (posted) =>
      calls.run(confirmEmail, posted, { hash: posted.text(hashParameter) }),
    ),
    linkPage('emailUndo', (posted) => calls.run(undoEmail, posted, { hash: posted.text(hashParameter) })),
  ];

  function linkPage(
    route: 'emailConfirm' | 'emailUndo',
    take: (posted: Posted) => Promise<unknown>,
  ): FormPage {
    return {
      route,
      loadViewData: (formRequest) =>
        linkViewData(formRequest, async (hash) => {
          const { request } = formRequest;
          const variables = { hash, undoes: route === 'emailUndo', address: request.network };
          return (await sessions.query(EmailChangeLinkOperation, variables, request))
            .passerelleEmailChangeLink;
        }),
      intents: {
        '': {
          refilledFields: [],
          async run(posted) {
            await take(posted);
            return `${pathTo(route, posted.language)}?${noticeParameter}=${doneNotice}`;
          },
        },
      },
    };
  }
}
