import { scriptTexts } from '../../lib/script-texts.ts';

export const newsletterTexts = scriptTexts<
  'sending' | 'sent' | 'required' | 'invalid' | 'offline' | 'offerTitle' | 'offerText' | 'refuse' | 'close'
>('newsletter');
