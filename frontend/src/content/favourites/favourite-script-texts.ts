import { scriptTexts } from '../../lib/script-texts.ts';

export const favouriteTexts = scriptTexts<'add' | 'remove' | 'added' | 'removed'>('favourites');
