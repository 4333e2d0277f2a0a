import { ownListScreen } from '../../../content/own-records/list/moderated-list.tsx';
import { ownInitiatives } from './own-initiatives.ts';

export const { loader, Component } = ownListScreen(ownInitiatives);
