import { contactTeam } from '../../../shared/config/calls/visitor-calls.ts';
import {
  contactTopics,
  type ContactViewData,
  pageParameter,
  topicParameter,
} from '../../../shared/forms/contact-form.ts';
import { queryOf } from '../../input/query-of.ts';
import type { Services } from '../../services.ts';
import { callForm } from '../call-form.ts';
import type { FormPage, FormRequest } from '../form-page.ts';

/** A path as pages of this site have them, short enough for a subject: anything else would be words of a stranger. */
const pagePath = /^\/(?!\/)[\w\-./]{0,180}$/;

/** The page of the form to the team. */
export const forms = (services: Services): FormPage[] => [
  {
    ...callForm(contactTeam, 'contact', services),
    loadViewData: ({ request }: FormRequest): Pick<ContactViewData, 'bot' | 'topic' | 'page'> => {
      const searchParams = queryOf(request);
      const topic = contactTopics.find((one) => one === searchParams.get(topicParameter));
      const [page] = pagePath.exec(searchParams.get(pageParameter) ?? '') ?? [];
      return { bot: services.botCheck.challenge(), ...(topic ? { topic } : {}), ...(page ? { page } : {}) };
    },
  },
];
