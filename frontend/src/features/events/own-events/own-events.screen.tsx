import { ownListScreen } from '../../../content/own-records/list/moderated-list.tsx';
import { ownEvents } from './own-events.ts';

export const { loader, Component } = ownListScreen(ownEvents);
