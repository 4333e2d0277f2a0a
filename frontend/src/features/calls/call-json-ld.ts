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
  const common = {
    '@id': `${url}#grant`,
    name: card.title,
    description: card.summary,
    url,
    image,
    funder: some(emitters.map(({ name }) => organizationNamed(name))),
    potentialAction: {
      '@type': 'ApplyAction' as const,
      target: call.managementMode === 'external' && call.externalUrl ? call.externalUrl : url,
      ...feeOf(call),
      ...(opensAt ? { startTime: zonedTime(opensAt, zone) } : {}),
      ...(closesAt ? { endTime: zonedTime(closesAt, zone) } : {}),
    },
  };
  const grant: Thing = amount
    ? { '@type': 'MonetaryGrant', ...common, amount }
    : { '@type': 'Grant', ...common };
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

function amountOf({ amountMin, amountMax, currency }: Call) {
  if (!currency || (amountMin === null && amountMax === null)) return undefined;
  return {
    '@type': 'MonetaryAmount' as const,
    currency,
    ...(amountMin === null ? {} : { minValue: amountMin }),
    ...(amountMax === null ? {} : { maxValue: amountMax }),
  };
}

/** Offer with the fee for applying, when the call states it. */
function feeOf({ fees, feeAmount, feeCurrency }: Call) {
  const offer = { '@type': 'Offer' as const };
  if (fees === 'none') return { object: { ...offer, price: 0 } };
  if (fees !== 'amount' || feeAmount === null || !feeCurrency) return {};
  return { object: { ...offer, price: feeAmount, priceCurrency: feeCurrency } };
}
