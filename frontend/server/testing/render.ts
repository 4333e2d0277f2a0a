import { render as renderPublic } from '../../src/app/entry-server.tsx';
import { renderWorkspace } from '../../src/app/workspace/entry-server.tsx';
import { chooseRender } from '../pages/page-renderer.ts';

/** The real pages, as the build's renderers make them. */
export const render = chooseRender(renderPublic, renderWorkspace);
