import fp from 'fastify-plugin';
import { networkHasher } from '../security/network-hash.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Keyed hash of the network of an IP address, for the log. */
    networkHash: (address: string) => string;
  }
}

/** Hashes networks as the security log of WordPress does, so that both logs can be read together. */
export const securityLog = fp<{ key: string | undefined }>(
  async (app, { key }) => {
    app.decorate('networkHash', networkHasher(key));
  },
  { name: 'security-log', dependencies: ['request-context'] },
);
