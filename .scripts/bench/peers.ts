/** What the benchmark compares the site with: `peers.ts bare|express FILE`, with PORT in the environment. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import express from 'express';
import { DataTypes, Op, Sequelize } from 'sequelize';
import sqlite3 from 'sqlite3';

/** By address; the bytes in base64. */
export type Recorded = Record<string, { headers: Record<string, string>; bytes: string }>;

const [, , kind = '', file = ''] = process.argv;
const port = Number(process.env['PORT']);

/** Answers with the bytes that the site answered with: the most that Node can do. */
function bare(): void {
  const recorded = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Recorded);
  const answers = new Map(
    recorded.map(([address, { headers, bytes }]) => [address, { headers, bytes: Buffer.from(bytes, 'base64') }]),
  );
  createServer(({ url = '' }, response) => {
    const answer = answers.get(url);
    response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.bytes);
  }).listen(port, '127.0.0.1');
}

/** How such a server is usually written: a query with joins for each request, and `res.json`. */
async function usual(): Promise<void> {
  const database = new Sequelize({ dialect: 'sqlite', dialectModule: sqlite3, storage: ':memory:', logging: false });
  const { TEXT, JSON: LIST } = DataTypes;
  const options = { timestamps: false };
  const columns = { id: { type: TEXT, primaryKey: true }, name: TEXT, description: TEXT, difficulty: TEXT };
  const Cocktail = database.define('Cocktail', { ...columns, ingredients: LIST, instructions: LIST }, options);
  const Category = database.define('Category', { id: { type: TEXT, primaryKey: true } }, options);
  const Link = database.define('Link', {}, options);
  Cocktail.belongsToMany(Category, { through: Link });
  Category.belongsToMany(Cocktail, { through: Link });
  await database.sync();
  const { cocktails } = JSON.parse(readFileSync(file, 'utf8')) as {
    cocktails: { id: string; category: string[] }[];
  };
  await Cocktail.bulkCreate(cocktails);
  const names = new Set(cocktails.flatMap(({ category }) => category));
  await Category.bulkCreate([...names].map((id) => ({ id })));
  await Link.bulkCreate(
    cocktails.flatMap(({ id, category }) => category.map((name) => ({ CocktailId: id, CategoryId: name }))),
  );
  const app = express();
  app.get('/cocktails', async ({ query: { q } }, response) => {
    const where = typeof q === 'string' ? { where: { name: { [Op.like]: `%${q}%` } } } : {};
    response.json(await Cocktail.findAll({ ...where, include: Category, order: ['name'] }));
  });
  app.get('/cocktails/:id', async ({ params: { id } }, response) => {
    response.json(await Cocktail.findByPk(id, { include: Category }));
  });
  app.listen(port, '127.0.0.1');
}

if (kind === 'bare') bare();
else await usual();
