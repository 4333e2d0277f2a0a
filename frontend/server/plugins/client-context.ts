import fp from 'fastify-plugin';
import { workFor } from '../client/current-client.ts';
import { networkOf } from '../client/network.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Address range that counts as one client: the IPv4 address, or the first address of the IPv6 /64. */
    network: string;
  }
}

/** Binds everything that is done for a request to its client. */
export const clientContext = fp(
  async (app) => {
    app.decorateRequest('network', '');
    app.addHook('onRequest', (request, _reply, done) => {
      request.network = networkOf(request.ip);
      workFor(request.network, done);
    });
    // Bodies arrive in events of the connection, outside the request's async context.
    app.addHook('preValidation', (request, _reply, done) => workFor(request.network, done));
  },
  { name: 'client-context' },
);
