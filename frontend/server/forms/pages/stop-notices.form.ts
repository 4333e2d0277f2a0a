import { stopNotifications } from '../../../shared/config/calls/dashboard-calls.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { hashParameter } from '../../../shared/forms/auth-forms.ts';
import { noticeParameter } from '../../../shared/forms/form-view-data.ts';
import { stopNotices, type StopNoticesViewData } from '../../../shared/forms/stop-notices-form.ts';
import { NoticeStopOperation } from '../../../shared/graphql/generated/operations.ts';
import { toAppError } from '../../errors/app-error.ts';
import type { Services } from '../../services.ts';
import type { FormPage, FormRequest } from '../form-page.ts';
import { hashOf } from './link-hash.ts';

/** The page of the link that stops mails of notices: looking at it changes nothing, its button does, without a session. */
export const forms = ({ calls, sessions }: Services): FormPage[] => [
  {
    route: 'stopNotices',
    async loadViewData(formRequest: FormRequest): Promise<Partial<StopNoticesViewData>> {
      const hash = hashOf(formRequest);
      if (hash === '') return { hash };
      try {
        const { passerelleNoticeStop: stop } = await sessions.query(
          NoticeStopOperation,
          { hash },
          formRequest.request,
        );
        return { hash, stop };
      } catch (error) {
        const { code } = toAppError(error);
        if (code !== 'link_expired' && code !== 'not_found') throw error;
        return { hash, isExpired: code === 'link_expired' };
      }
    },
    intents: {
      '': {
        refilledFields: [],
        async run(posted) {
          const hash = hashOf(posted);
          const { wereStopped } = await calls.run(stopNotifications, posted, { hash });
          const query = new URLSearchParams({
            [noticeParameter]: wereStopped ? stopNotices.already : stopNotices.done,
            [hashParameter]: hash,
          });
          return `${pathTo('stopNotices', posted.language)}?${query}`;
        },
      },
    },
  },
];
