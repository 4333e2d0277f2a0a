import fp from 'fastify-plugin';

/**
 * Options of the logger. Nothing of a request's headers, body or query string is ever handed to it (they hold
 * cookies, tokens and what people typed); the redaction is a second net.
 */
export function loggerOptions(level: string) {
  return {
    level,
    redact: {
      paths: [
        'headers',
        'cookie',
        'authorization',
        '*.headers',
        '*.cookie',
        '*.authorization',
        '*.body',
        '*.query',
      ],
      remove: true,
    },
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: pathOf(request.url),
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
    },
  };
}

/** One line per finished request. */
export const requestLog = fp(
  async (app) => {
    app.addHook('onResponse', async (request, reply) => {
      request.log.info(
        {
          method: request.method,
          path: pathOf(request.url),
          route: request.routeOptions.url,
          status: reply.statusCode,
          milliseconds: Math.round(reply.elapsedTime),
          cache: request.cacheState,
        },
        'request',
      );
    });
  },
  { name: 'request-log', dependencies: ['request-context'] },
);

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';
