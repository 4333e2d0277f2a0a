import type { TFunction } from 'i18next';
import type { Language } from '../config/locales.ts';
import type { Card_CardFragment } from '../graphql/generated/operations.ts';
import { formatMoney, formatMoneyRange } from '../money/money.ts';

type Money = Pick<
  NonNullable<Card_CardFragment['callFacts']>,
  'amountMax' | 'amountMin' | 'currency' | 'feeAmount' | 'feeCurrency' | 'fees'
>;

/** Fee for applying, as text; undefined when the call does not state it. */
export function feesOf({ fees, feeAmount, feeCurrency }: Money, language: Language, t: TFunction) {
  if (fees === 'none') return t('callMoney.noFees');
  const isKnown = fees === 'amount' && feeAmount !== null && feeCurrency;
  return isKnown ? formatMoney(feeAmount, feeCurrency, language) : undefined;
}

/** The amount of the aid or its bounds; undefined where the call does not say. */
export function aidOf({ amountMin, amountMax, currency }: Money, language: Language, t: TFunction) {
  if (!currency) return undefined;
  if (amountMin !== null && amountMax !== null)
    return formatMoneyRange(amountMin, amountMax, currency, language);
  if (amountMax !== null) return t('callMoney.upTo', { amount: formatMoney(amountMax, currency, language) });
  if (amountMin !== null) return t('callMoney.from', { amount: formatMoney(amountMin, currency, language) });
  return undefined;
}
