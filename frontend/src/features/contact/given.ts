import type { BotChallenge } from '../../components/bot-check/bot-challenge.ts';
import type { GivenForm } from '../../components/form/given-form.ts';

/** Subjects that a link to the form may bring along: `/contact/?topic=deletion`. */
export const contactTopics = ['deletion'] as const;
export type ContactTopic = (typeof contactTopics)[number];
export const topicParameter = 'topic';

/** What the server tells the page of the form. */
export interface GivenContact extends GivenForm {
  bot: BotChallenge;
  topic?: ContactTopic;
}

/** Names of the form's fields and of the members of the call, in the order of the form. */
export const contactFields = ['lastName', 'firstName', 'email', 'subject', 'message', 'consent'] as const;
export const contactCall = '/api/contact';
/** What the page says it has done, in `?notice=`. */
export const sentNotice = 'sent';
