import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/** A failure. Without a file it happened outside of any test, and nothing can be run again. */
export interface Fallida {
  proyecto?: string;
  archivo?: string;
  /** The test; the whole file where that did not load. */
  prueba?: string;
  /** The file, the test and what was wrong. */
  dicho: string;
}

export interface Recuento {
  passed: number;
  failed: number;
  /** One line for each skipped test: its title and why. */
  omitidas: string[];
  fallidas: Fallida[];
  /** One line for each test that was red and then green (`otra-vez.ts`): what was wrong the first time. */
  inestables: string[];
  /** The time that each file took. */
  archivos: { archivo: string; ms: number }[];
}

export const SIN_PRUEBAS: Recuento = {
  passed: 0,
  failed: 0,
  omitidas: [],
  fallidas: [],
  inestables: [],
  archivos: [],
};

/** Enough of it to know what to look for; the rest stands where the test ran. */
const RENGLONES = 12;

type Fallo = Pick<TestError, 'message'> & Partial<Pick<TestError, 'stacks'>>;

const enFila = ({ message, stacks = [] }: Fallo): string[] => [
  ...stripVTControlCharacters(message).split('\n').slice(0, RENGLONES),
  ...stacks.slice(0, 3).map(({ file, line }) => `en ${relative(process.cwd(), file)}:${line}`),
];

/** A failure in words; what printed it may stand thousands of lines above. */
export const enPalabras = (donde: string, fallos: readonly Fallo[]): string =>
  [donde, ...fallos.flatMap(enFila).map((dicho) => `    ${dicho}`)].join('\n');

function deModulo(modulo: TestModule): Recuento {
  const cuenta: Recuento = { ...SIN_PRUEBAS, omitidas: [], fallidas: [] };
  const { relativeModuleId: archivo } = modulo;
  const deDonde = { proyecto: modulo.project.name, archivo };
  for (const prueba of modulo.children.allTests()) {
    const resultado = prueba.result();
    const { fullName } = prueba;
    if (resultado.state === 'passed') cuenta.passed += 1;
    else if (resultado.state === 'skipped')
      cuenta.omitidas.push(`${fullName}: ${resultado.note ?? 'sin motivo'}`);
    else {
      const dicho = enPalabras(`${archivo} > ${fullName}`, resultado.errors ?? []);
      cuenta.fallidas.push({ ...deDonde, prueba: fullName, dicho });
    }
  }
  // A file that does not load, or a hook that throws, fails without a failed test.
  if (cuenta.fallidas.length === 0 && modulo.state() === 'failed')
    cuenta.fallidas.push({ ...deDonde, dicho: enPalabras(archivo, modulo.errors()) });
  const archivos = [{ archivo, ms: modulo.diagnostic().duration }];
  return { ...cuenta, failed: cuenta.fallidas.length, archivos };
}

export function sumar(recuentos: Recuento[]): Recuento {
  return {
    passed: recuentos.reduce((suma, { passed }) => suma + passed, 0),
    failed: recuentos.reduce((suma, { failed }) => suma + failed, 0),
    omitidas: recuentos.flatMap(({ omitidas }) => omitidas),
    fallidas: recuentos.flatMap(({ fallidas }) => fallidas),
    inestables: recuentos.flatMap(({ inestables }) => inestables),
    archivos: recuentos.flatMap(({ archivos }) => archivos),
  };
}

/** The count of a whole vitest run; errors outside of any test count as failures. */
export function contar(modulos: readonly TestModule[], sueltos: readonly Fallo[]): Recuento {
  const fallidas = sueltos.map((error) => ({ dicho: enPalabras('Fuera de las pruebas', [error]) }));
  return sumar([...modulos.map(deModulo), { ...SIN_PRUEBAS, failed: sueltos.length, fallidas }]);
}

/** The count of tests asked for by title (`-t`): the others are not skipped, and none is a mistake in the title. */
export function deLosPedidos(recuento: Recuento): Recuento {
  const { passed, failed } = recuento;
  return { ...recuento, failed: passed + failed > 0 ? failed : 1, omitidas: [] };
}

/** `N passed, N failed`, and `, N skipped` where something was. */
export function lineaFinal({
  passed,
  failed,
  omitidas,
}: Pick<Recuento, 'passed' | 'failed' | 'omitidas'>): string {
  const linea = `${passed} passed, ${failed} failed`;
  return omitidas.length > 0 ? `${linea}, ${omitidas.length} skipped` : linea;
}

let porTitulo = false;

/** Tells whoever started vitest what came of it, and ends when that one is gone. */
export const contador: Reporter = {
  onInit: (vitest) => {
    porTitulo = vitest.getGlobalTestNamePattern() !== undefined;
    process.once('disconnect', () => process.exit(1));
    process.channel?.unref();
  },
  onTestRunEnd: (modulos, errores) => {
    const total = contar(modulos, errores);
    process.send?.(porTitulo ? deLosPedidos(total) : total);
  },
};
