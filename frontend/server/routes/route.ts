import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

/**
 * Adds routes to a scope of their own, so that its hooks and parsers of bodies are theirs alone. Modules `*.route.ts`
 * export one as `route`.
 */
export type Route = (app: FastifyInstance, services: Services) => Promise<void>;
