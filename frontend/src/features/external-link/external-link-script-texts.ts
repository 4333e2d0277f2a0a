import { scriptTexts } from '../../lib/script-texts.ts';

export const externalLinkTexts = scriptTexts<'title' | 'lead' | 'address' | 'insecure' | 'go' | 'stay'>(
  'externalLink',
);
