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
  const amount = amountOf(call);
  const grant: Thing = {
    '@type': amount ? 'MonetaryGrant' : 'Grant',
    '@id': `${url}#grant`,
    name: card.title,
    description: card.summary,
    url,
    image,
    ...(amount ? { amount } : {}),
    funder: some(emitters.map(({ name }) => organizationNamed(name))),
    potentialAction: {
      '@type': 'ApplyAction',
      target: call.managementMode === 'EXTERNAL' && call.externalUrl ? call.externalUrl : url,
      ...feeOf(call),
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

function amountOf({ amountMin, amountMax, currency }: Call): Thing | undefined {
  if (!currency || (amountMin === null && amountMax === null)) return undefined;
  return {
    '@type': 'MonetaryAmount',
    currency,
    ...(amountMin === null ? {} : { minValue: amountMin }),
    ...(amountMax === null ? {} : { maxValue: amountMax }),
  };
}

/** What applying costs, where the call says so. */
function feeOf({ fees, feeAmount, feeCurrency }: Call): { object?: Thing } {
  if (fees === 'NONE') return { object: { '@type': 'Offer', price: 0 } };
  if (fees !== 'AMOUNT' || feeAmount === null || !feeCurrency) return {};
  return { object: { '@type': 'Offer', price: feeAmount, priceCurrency: feeCurrency } };
}
