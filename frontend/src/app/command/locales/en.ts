import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'Go to',
  label: 'A screen, an action or the title of one of your records',
  results: 'Results',
  hint: 'Arrow keys to choose, Enter to open, Escape to close.',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  searching: 'Searching your records…',
  failed: 'Your records couldn’t be searched.',
  close: 'Close',
  screen: 'Screen',
  begin: 'Create',
  locked: 'Available once your profile is published',
  archive: 'Public site',
  site: 'Search the public site for “{{text}}”',
  record: {
    initiative: 'Your initiative',
    event: 'Your event',
    resource: 'Your resource',
    supported_projects: 'Your project',
    call_for_application: 'Your call',
    community_profile: 'Your profile',
  },
} as const satisfies TranslationOf<typeof fr>;
