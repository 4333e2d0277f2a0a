import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  about: 'About',
  earlierVersion: 'Translated from an earlier version: the original text has changed since.',
  context: 'Local context',
  ambition: 'Five-year ambition',
  actions: 'Actions',
  offered: 'What we offer',
  sought: 'What we’re looking for',
  gallery: 'In pictures',
  video: 'The video',
  videos: 'Videos',
  watch: 'Watch the video',
  play: 'Play the video here',
  videoNote:
    'This video is hosted by YouTube. If you play it here, YouTube learns your IP address and what you watch; nothing is sent before that.',
  videoTitle: 'Video: {{title}}',
} as const satisfies TranslationOf<typeof fr>;
