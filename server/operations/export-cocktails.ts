import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { SheetError } from '#server/domain/sheets/sheet-error.ts';
import type { ExportedCocktail } from '#server/domain/sheets/sheet-row.ts';
import { csvHead, csvLines, writeTemplateCsv } from '#server/domain/sheets/write-csv.ts';
import { eachCocktail } from '#server/storage/each-cocktail.ts';
import { readCocktails, readNames } from '#server/storage/read-cocktails.ts';
import type { Access, Storage } from '#server/storage/storage.ts';
import type { Operation, OperationAnswer, Services } from './operation.ts';
import { HttpProblem } from './problem.ts';

type CocktailExports = 'exportCocktailsCsv' | 'exportCocktailsXlsx' | 'getTemplateCsv' | 'getTemplateXlsx';

const CSV_TYPE = 'text/csv; charset=utf-8';
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The catalogue's cocktails as sheets, and empty sheets to begin with. */
export function createExports({ storage }: Services): Record<CocktailExports, Operation> {
  return {
    exportCocktailsCsv: () => ({
      status: 200,
      headers: downloadHeaders('cocktails.csv', CSV_TYPE),
      stream: streamCsv(storage),
    }),
    async exportCocktailsXlsx() {
      const { writeCocktailsXlsx } = await workbooks();
      const cocktails = await exported();
      return download(
        'cocktails.xlsx',
        XLSX_TYPE,
        orProblem(() => writeCocktailsXlsx(cocktails)),
      );
    },
    getTemplateCsv: () => download('cocktails-template.csv', CSV_TYPE, writeTemplateCsv()),
    async getTemplateXlsx() {
      const { writeTemplateXlsx } = await workbooks();
      return download('cocktails-template.xlsx', XLSX_TYPE, writeTemplateXlsx());
    },
  };

  async function exported(): Promise<ExportedCocktail[]> {
    const { value } = await storage.readCatalogue(async (access) => {
      const { cocktails } = await readCocktails(access);
      return cocktails.map(await exporter(access));
    });
    return value;
  }
}

/** The sheet of one moment, while the site goes on. It ends with an error when it could not be read to the end. */
function streamCsv(storage: Storage): Readable {
  const stream = new PassThrough();
  async function* lines(access: Access): AsyncGenerator<string> {
    const toExported = await exporter(access);
    yield csvHead();
    for await (const cocktails of eachCocktail(access)) yield csvLines(cocktails.map(toExported));
  }
  storage
    .readCatalogue((access) => pipeline(Readable.from(lines(access)), stream))
    .catch((error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))));
  return stream;
}

/** Gives cocktails as they are exported, with names for ids. */
async function exporter(access: Access): Promise<(cocktail: Cocktail) => ExportedCocktail> {
  const spirits = await readNames(access, 'spirits');
  const glassware = await readNames(access, 'glassware');
  const garnish = await readNames(access, 'garnish');
  return (cocktail) => ({
    ...cocktail,
    spirits: cocktail.spirits.map((id) => spirits.get(id) ?? id),
    glassware: cocktail.glassware && (glassware.get(cocktail.glassware) ?? cocktail.glassware),
    garnish: cocktail.garnish.map((id) => garnish.get(id) ?? id),
  });
}

/** The workbook writer is large: it is loaded by the first who wants a workbook. */
function workbooks() {
  return import('#server/domain/sheets/write-xlsx.ts');
}

function orProblem(write: () => Buffer): Buffer {
  try {
    return write();
  } catch (error) {
    throw error instanceof SheetError ? new HttpProblem(error.status, error.message) : error;
  }
}

function download(fileName: string, type: string, bytes: Buffer): OperationAnswer {
  return { status: 200, headers: downloadHeaders(fileName, type), body: bytes };
}

function downloadHeaders(fileName: string, type: string): Record<string, string> {
  return { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${fileName}"` };
}
