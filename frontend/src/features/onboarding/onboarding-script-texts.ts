import { scriptTexts } from '../../lib/script-texts.ts';

export const onboardingTexts = scriptTexts<'close' | 'saved' | 'skipped' | 'failed' | 'filter'>('onboarding');
