import { findWorkspaceId, isInWorkspace } from '../../shared/config/workspace.ts';
import type { Render } from './page-renderer.ts';

/**
 * Public pages and the workspace are two builds, each with its own styles. Visitors learn of the workspace only what
 * leads to the sign-in page: under any other address of it they find what is nowhere else.
 */
export const chooseRender =
  (renderPublic: Render, renderWorkspace: Render): Render =>
  (request) => {
    const { pathname } = request.url;
    const isWorkspace = request.visit ? isInWorkspace(pathname) : findWorkspaceId(pathname) !== undefined;
    return isWorkspace ? renderWorkspace(request) : renderPublic(request);
  };
