import {
  type DataContext,
  organizationNamed,
  some,
  type Thing,
  zonedTime,
} from '../../lib/structured-data.ts';
import type { Call } from './call.ts';

/** A call as a grant that can be applied for between its opening and its closing. */
export function callData(call: Call, { url, image }: DataContext): Thing[] {
  const { card, opensAt, closesAt, emitters, faq } = call;
  const zone = call.zone ?? 'UTC';
  const grant: Thing = {
    '@type': 'Grant',
    '@id': `${url}#grant`,
    name: card.title,
    description: card.summary,
    url,
    image,
    funder: some(emitters.map(({ name }) => organizationNamed(name))),
    potentialAction: {
      '@type': 'ApplyAction',
      target: call.managementMode === 'EXTERNAL' && call.externalUrl ? call.externalUrl : url,
      ...(opensAt ? { startTime: zonedTime(opensAt, zone) } : {}),
      ...(closesAt ? { endTime: zonedTime(closesAt, zone) } : {}),
    },
  };
  if (faq.length === 0) return [grant];
  const questions: Thing = {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return [grant, questions];
}
