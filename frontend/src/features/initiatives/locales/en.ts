import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  about: 'The initiative',
  earlierVersion: 'Translated from an earlier version: the original text has changed since.',
  context: 'Local context',
  ambition: 'Ambition within five years',
  actions: 'Actions',
  offered: 'What we offer',
  sought: 'What we seek',
  gallery: 'In pictures',
  video: 'The video',
  videos: 'On video',
  watch: 'Watch the video',
  play: 'Play the video here',
  videoNote:
    'The video is on YouTube. Playing it here tells them your address and what you watch; nothing is asked of them before.',
  videoTitle: 'Video: {{title}}',
} as const satisfies TranslationOf<typeof fr>;
