import { choiceTexts } from '../../../../shared/i18n/choice-texts.ts';

export const en = choiceTexts('en');
