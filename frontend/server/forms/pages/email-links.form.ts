import { noticeParameter } from '../../../shared/forms/form-view-data.ts';
import { confirmEmail, undoEmail } from '../../../shared/config/calls/settings-calls.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { doneNotice, hashParameter } from '../../../shared/forms/auth-forms.ts';
import type { Services } from '../../services.ts';
import type { FormPage, Posted } from '../form-page.ts';
import { hashOf } from './link-hash.ts';

/** The pages of the two links of a change of address: the new mailbox confirms it, the former one takes it back. */
export const forms = ({ calls }: Services): FormPage[] => [
  linkPage('emailConfirm', (posted) => calls.run(confirmEmail, posted, { hash: posted.text(hashParameter) })),
  linkPage('emailUndo', (posted) => calls.run(undoEmail, posted, { hash: posted.text(hashParameter) })),
];

function linkPage(route: 'emailConfirm' | 'emailUndo', take: (posted: Posted) => Promise<unknown>): FormPage {
  return {
    route,
    loadViewData: (formRequest) => ({ hash: hashOf(formRequest) }),
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
