// vitest starts the largest file first, a fair guess of the longest. A short file that goes through a whole list, or
// brings its tests from others, would begin last, and one worker would do it while all the others have nothing left.
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files that take long. */
export const LARGAS: ReadonlySet<string> = new Set([
  'tests/http/demo-a-solas.test.ts',
  'tests/api/roles.test.ts',
  'tests/http/vacia-a-solas.test.ts',
  'tests/caminata/calendario-cortado.test.ts',
  'tests/caminata/caminata.test.ts',
  'tests/cifras/acuerdo.test.ts',
  'tests/e2e/resto/holgura.test.ts',
  'tests/e2e/resto/otros-navegadores.test.ts',
  'tests/e2e/resto/toques-controles.test.ts',
  'tests/despliegue/desplegar.test.ts',
  'tests/puertas/resto/lecturas.test.ts',
]);

const esLarga = ({ moduleId }: TestSpecification): boolean =>
  LARGAS.has(relative(process.cwd(), moduleId).replaceAll('\\', '/'));

/** vitest's order, in which the long ones come before the other files of their project. */
export class Orden extends BaseSequencer {
  override async sort(archivos: TestSpecification[]): Promise<TestSpecification[]> {
    const grupos = Map.groupBy(await super.sort(archivos), ({ project }) => project.name);
    return [...grupos.values()].flatMap((grupo) => [
      ...grupo.filter(esLarga),
      ...grupo.filter((archivo) => !esLarga(archivo)),
    ]);
  }
}
