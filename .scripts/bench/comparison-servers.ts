/** `comparison-servers.ts bare|express|plain <file>`, PORT in the environment. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import express from 'express';
import { DataTypes, Sequelize } from 'sequelize';
import sqlite3 from 'sqlite3';

/** Bytes in base64, by address. */
type Recorded = Record<string, { headers: Record<string, string>; bytes: string }>;

const [, , kind = 'bare', file = ''] = process.argv;
const port = Number(process.env['PORT']);

function recordedAnswers(): Map<string, { headers: Record<string, string>; bytes: Buffer }> {
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded;
  return new Map(
    Object.entries(recorded).map(([address, { headers, bytes }]) => [
      address,
      { headers, bytes: Buffer.from(bytes, 'base64') },
    ]),
  );
}

function bare(): void {
  const answers = recordedAnswers();
  // A new term gets as long an answer as the recorded one.
  const search = [...answers].filter(([address]) => address.startsWith('/api/cocktails/search/')).at(-1)?.[1];
  createServer((request, response) => {
    const answer = answers.get(request.url ?? '') ?? search;
    response.writeHead(200, answer?.headers);
    response.end(answer?.bytes);
  }).listen(port, '127.0.0.1');
}

function withExpress(): void {
  const app = express();
  for (const [address, { headers, bytes }] of recordedAnswers()) {
    app.get(encodeURI(decodeURI(address.split('?')[0] ?? '/')), (_request, response) => {
      response.set(headers).send(bytes);
    });
  }
  app.use((_request, response) => response.status(404).end());
  app.listen(port, '127.0.0.1');
}

/** Such a server is usually written like this: a query with joins for each request, and `res.json`. */
async function plain(): Promise<void> {
  const database = new Sequelize({
    dialect: 'sqlite',
    dialectModule: sqlite3,
    storage: ':memory:',
    logging: false,
  });
  const text = DataTypes.TEXT;
  const options = { timestamps: false };
  const Cocktail = database.define(
    'Cocktail',
    {
      id: { type: DataTypes.STRING, primaryKey: true },
      name: text,
      description: text,
      difficulty: text,
      ingredients: DataTypes.JSON,
      instructions: DataTypes.JSON,
    },
    options,
  );
  const Category = database.define('Category', { name: { type: text, unique: true } }, options);
  Cocktail.belongsToMany(Category, { through: 'CocktailCategory', timestamps: false });
  Category.belongsToMany(Cocktail, { through: 'CocktailCategory', timestamps: false });
  await database.sync();
  const cocktails = JSON.parse(readFileSync(file, 'utf8')) as { id: string; category: string[] }[];
  await Cocktail.bulkCreate(cocktails);
  const names = [...new Set(cocktails.flatMap(({ category }) => category))];
  await Category.bulkCreate(names.map((name, index) => ({ id: index + 1, name })));
  const links = cocktails.flatMap(({ id, category }) =>
    category.map((name) => ({ CocktailId: id, CategoryId: names.indexOf(name) + 1 })),
  );
  await database.models['CocktailCategory']?.bulkCreate(links);

  const app = express();
  app.get('/api/cocktails', async (_request, response) => {
    response.json(await Cocktail.findAll({ include: Category, order: ['name'] }));
  });
  app.get('/api/cocktails/:id', async (request, response) => {
    response.json(await Cocktail.findByPk(request.params.id, { include: Category }));
  });
  app.use((_request, response) => response.status(404).end());
  app.listen(port, '127.0.0.1');
}

if (kind === 'plain') await plain();
else if (kind === 'express') withExpress();
else bare();
