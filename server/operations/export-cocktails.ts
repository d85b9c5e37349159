import { SheetError } from '#server/domain/sheets/sheet-error.ts';
import type { ExportedCocktail } from '#server/domain/sheets/sheet-row.ts';
import { writeCocktailsCsv, writeTemplateCsv } from '#server/domain/sheets/write-csv.ts';
import { readCocktails, readNames } from '#server/storage/read-cocktails.ts';
import type { Operation, OperationAnswer, Services } from './operation.ts';
import { HttpProblem } from './problem.ts';

type CocktailExports = 'exportCocktailsCsv' | 'exportCocktailsXlsx' | 'getTemplateCsv' | 'getTemplateXlsx';

const CSV_TYPE = 'text/csv; charset=utf-8';
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The catalogue's cocktails as sheets, and empty sheets to begin with. */
export function createExports({ storage }: Services): Record<CocktailExports, Operation> {
  return {
    async exportCocktailsCsv() {
      return download('cocktails.csv', CSV_TYPE, writeCocktailsCsv(await exported()));
    },
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
      const spirits = await readNames(access, 'spirits');
      const glassware = await readNames(access, 'glassware');
      const garnish = await readNames(access, 'garnish');
      return cocktails.map((cocktail) => ({
        ...cocktail,
        spirits: cocktail.spirits.map((id) => spirits.get(id) ?? id),
        glassware: cocktail.glassware && (glassware.get(cocktail.glassware) ?? cocktail.glassware),
        garnish: cocktail.garnish.map((id) => garnish.get(id) ?? id),
      }));
    });
    return value;
  }
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
  const headers = { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${fileName}"` };
  return { status: 200, headers, body: bytes };
}
