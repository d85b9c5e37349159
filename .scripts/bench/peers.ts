/** `peers.ts bare|express URL` starts a server that is compared with the site at URL, on the port PORT. */
import { once } from 'node:events';
import { createServer, get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import express from 'express';
import { DataTypes, Op, Sequelize } from 'sequelize';
import sqlite3 from 'sqlite3';

const [, , kind = '', site = ''] = process.argv;
const port = Number(process.env['PORT']);

/** Answers as fast as Node can: with the bytes of the site, which it requests once. */
function serveBytes(): void {
  const responses = new Map<string, { headers: IncomingHttpHeaders; bytes: Buffer }>();
  const ask = async (path: string): Promise<void> => {
    const request = get(site + path, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const [incoming] = (await once(request, 'response')) as [IncomingMessage];
    const { date: _date, connection: _connection, 'keep-alive': _alive, ...headers } = incoming.headers;
    responses.set(path, { headers, bytes: await buffer(incoming) });
  };
  createServer(({ url = '' }, response) => {
    const remembered = responses.get(url);
    if (remembered) response.writeHead(200, remembered.headers).end(remembered.bytes);
    else void ask(url).then(() => response.end());
  }).listen(port, '127.0.0.1');
}

/** Answers in the usual way: with a query for each request, and `response.json`. */
async function serveFromDatabase(): Promise<void> {
  const storage = { dialect: 'sqlite', dialectModule: sqlite3, storage: ':memory:' } as const;
  const database = new Sequelize({ ...storage, logging: false });
  const { TEXT, JSON: LIST } = DataTypes;
  const texts = { id: { type: TEXT, primaryKey: true }, name: TEXT, description: TEXT, difficulty: TEXT };
  const lists = { category: LIST, ingredients: LIST, instructions: LIST };
  const Cocktail = database.define('Cocktail', { ...texts, ...lists }, { timestamps: false });
  await database.sync();
  await Cocktail.bulkCreate((await (await fetch(`${site}/api/cocktails`)).json()) as { id: string }[]);
  const app = express();
  app.get('/cocktails', async ({ query: { q } }, response) => {
    const where = typeof q === 'string' ? { name: { [Op.like]: `%${q}%` } } : {};
    response.json(await Cocktail.findAll({ where, order: ['name'] }));
  });
  app.get('/cocktails/:id', async ({ params: { id } }, response) => {
    response.json(await Cocktail.findByPk(id));
  });
  app.listen(port, '127.0.0.1');
}

if (kind === 'bare') serveBytes();
else await serveFromDatabase();
