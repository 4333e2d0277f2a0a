import fp from 'fastify-plugin';
import { networkHasher } from '../security/network-hash.ts';
import { clients } from '../upstream/client.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Keyed hash of the network of an IP address, for the log. */
    networkHash: (address: string) => string;
  }
}

/** What the security log needs of every request: the hash of its network, and its address for WordPress's own log. */
export const securityLog = fp<{ key: string | undefined }>(
  async (app, { key }) => {
    app.decorate('networkHash', networkHasher(key));
    app.addHook('onRequest', (request, _reply, done) => clients.run({ address: request.ip }, done));
    // Reading a body leaves the context in which the request began.
    app.addHook('preValidation', (request, _reply, done) => clients.run({ address: request.ip }, done));
  },
  { name: 'security-log', dependencies: ['request-context'] },
);
