import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** The process is about to end: it finishes what it began and takes nothing new. */
    draining: { active: boolean };
  }
}

/** Ends each connection with the response that it carries, while the process drains. */
export const draining = fp(
  async (app) => {
    const state = { active: false };
    app.decorate('draining', state);
    app.addHook('onSend', async (_request, reply, payload) => {
      if (state.active) reply.header('connection', 'close');
      return payload;
    });
  },
  { name: 'draining' },
);
