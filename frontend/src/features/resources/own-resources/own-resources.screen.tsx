import { ownListScreen } from '../../../content/own-records/list/moderated-list.tsx';
import { ownResources } from './own-resources.ts';

export const { loader, Component } = ownListScreen(ownResources);
