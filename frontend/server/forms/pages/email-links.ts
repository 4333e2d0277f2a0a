import { noticeParameter } from '../../../shared/forms/form-view-data.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { doneNotice, hashParameter } from '../../../shared/forms/auth-forms.ts';
import type { Settings } from '../../settings/settings.ts';
import type { FormPage, Posted } from '../form-page.ts';
import { hashOf } from './link-hash.ts';

/** The pages of the two links of a change of address: the new mailbox confirms it, the former one takes it back. */
export const emailLinkPages = (settings: Settings): FormPage[] => [
  linkPage('emailConfirm', ({ request, text }) => settings.confirmEmailChange(request, text(hashParameter))),
  linkPage('emailUndo', ({ request, text }) => settings.undoEmailChange(request, text(hashParameter))),
];

function linkPage(route: 'emailConfirm' | 'emailUndo', take: (posted: Posted) => Promise<void>): FormPage {
  return {
    route,
    loadViewData: (formRequest) => ({ hash: hashOf(formRequest) }),
    intents: {
      '': {
        keeps: [],
        async run(posted) {
          await take(posted);
          return `${pathTo(route, posted.language)}?${noticeParameter}=${doneNotice}`;
        },
      },
    },
  };
}
