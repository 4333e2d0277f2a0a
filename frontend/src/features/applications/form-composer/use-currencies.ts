import choices from '../../../../../wp-plugin/config/choices.json' with { type: 'json' };
import currencies from '../../../../../wp-plugin/config/currencies.json' with { type: 'json' };
import { useSite } from '../../../lib/site.ts';

type Currency = keyof typeof currencies;

/** Currencies as the options of a list. */
export function useCurrencies(): { value: Currency; label: string }[] {
  const { language } = useSite();
  return (Object.keys(currencies) as Currency[]).map((value) => ({
    value,
    label: choices.currency[value][language],
  }));
}
