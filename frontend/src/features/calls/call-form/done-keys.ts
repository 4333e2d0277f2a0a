import type { ParseKeys } from 'i18next';
import type { DoneStep } from './call-panel.tsx';

export const doneKeys = {
  change: 'done.change',
  publish: 'done.publish',
  schedule: 'done.schedule',
  ready: 'done.ready',
  unready: 'done.unready',
  unschedule: 'done.unschedule',
  extend: 'done.extend',
  closeEarly: 'done.closeEarly',
  offline: 'done.offline',
  online: 'done.online',
  delete: 'done.delete',
} as const satisfies Record<DoneStep, ParseKeys<'callForm'>>;
