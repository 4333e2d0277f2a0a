import { scriptTexts } from '../../lib/script-texts.ts';

export const exitTexts = scriptTexts<'title' | 'lead' | 'address' | 'insecure' | 'go' | 'stay'>('exit');
