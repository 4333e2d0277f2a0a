/** Fastify without anything: answers every request with what it read from standard input. */
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';

const body = await text(process.stdin);
const app = Fastify();
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
