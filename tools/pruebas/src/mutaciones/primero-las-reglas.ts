// A mutant is done with at the first red test, so the short ones come first: the rules'. Tests that play an office come
// last.
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const TURNOS = ['packages/', 'functions/', 'web/', 'tests/cifras/', 'tests/datos/'];

const turno = ({ moduleId }: TestSpecification): number => {
  const archivo = relative(process.cwd(), moduleId).replaceAll('\\', '/');
  const lugar = TURNOS.findIndex((carpeta) => archivo.startsWith(carpeta));
  return lugar === -1 ? TURNOS.length : lugar;
};

export class PrimeroLasReglas extends BaseSequencer {
  override async sort(archivos: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(archivos)).toSorted((a, b) => turno(a) - turno(b));
  }
}
