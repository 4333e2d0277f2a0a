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
  form: {
    new: 'New initiative',
    lead: 'Only you and the team can see a draft. You can leave it and come back at any time.',
    proposal:
      'This initiative is public. Its page stays as it is until a validator accepts the changes that you propose here.',
    closed:
      'This initiative cannot be changed in its present state. Here is where it stands, what you can do, and what it contains.',
    toList: 'See your initiatives',
  },
} as const satisfies TranslationOf<typeof fr>;
