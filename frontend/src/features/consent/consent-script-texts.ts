import { scriptTexts } from '../../lib/script-texts.ts';

export const consentTexts = scriptTexts<'close' | 'saved' | 'failed'>('consent');
