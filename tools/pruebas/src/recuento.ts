import type { Reporter, TestModule } from 'vitest/node';

export interface Recuento {
  passed: number;
  failed: number;
  /** One line for each skipped test: its title and why. */
  omitidas: string[];
}

export const SIN_PRUEBAS: Recuento = { passed: 0, failed: 0, omitidas: [] };

function deModulo(modulo: TestModule): Recuento {
  const cuenta: Recuento = { passed: 0, failed: 0, omitidas: [] };
  for (const prueba of modulo.children.allTests()) {
    const resultado = prueba.result();
    if (resultado.state === 'passed') cuenta.passed += 1;
    else if (resultado.state !== 'skipped') cuenta.failed += 1;
    else cuenta.omitidas.push(`${prueba.fullName}: ${resultado.note ?? 'sin motivo'}`);
  }
  // A file that does not load, or a hook that throws, fails without a failed test.
  if (cuenta.failed === 0 && modulo.state() === 'failed') cuenta.failed = 1;
  return cuenta;
}

export function sumar(recuentos: Recuento[]): Recuento {
  return {
    passed: recuentos.reduce((suma, { passed }) => suma + passed, 0),
    failed: recuentos.reduce((suma, { failed }) => suma + failed, 0),
    omitidas: recuentos.flatMap(({ omitidas }) => omitidas),
  };
}

/** What a whole vitest run amounts to; errors outside of any test count as failures. */
export function contar(modulos: readonly TestModule[], erroresSueltos: number): Recuento {
  const total = sumar(modulos.map(deModulo));
  return { ...total, failed: total.failed + erroresSueltos };
}

/** Of tests asked for by their title (`-t`): the others are not skipped, and none is a mistake in the title. */
export function deLosPedidos({ passed, failed }: Recuento): Recuento {
  return { passed, failed: passed + failed > 0 ? failed : 1, omitidas: [] };
}

/** `N passed, N failed`, and `, N skipped` where something was. */
export function lineaFinal({ passed, failed, omitidas }: Recuento): string {
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
    const total = contar(modulos, errores.length);
    process.send?.(porTitulo ? deLosPedidos(total) : total);
  },
};
