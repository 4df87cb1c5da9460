import { resolve } from 'node:path';
import { construir } from './construir.ts';
import { comoFrase, ErrorLocal } from './error-local.ts';
import { anunciar } from './anuncio.ts';
import { estaDescargado, quejaDeDescarga, quejaDeJava, versionDeJava } from './emulador-oficial.ts';
import type { Modo } from './modos.ts';
import { iniciarSuite, RAIZ, type Suite } from './suite.ts';

const SIN_JAVA = 'npm start';

async function iniciar(funciones: Modo, argumentos: string[]): Promise<void> {
  const comienzo = performance.now();
  const salida = escucharElFinal();
  const esOficial = funciones === 'oficial';
  const suite = await iniciarSuite({
    semilla: process.env['LEAL_SEMILLA'],
    reloj: process.env['LEAL_RELOJ'],
    // Google's emulator keeps its data in memory: each start is a new one.
    datos: esOficial ? undefined : resolve(RAIZ, process.env['LEAL_DATOS'] || '.leal'),
    puertos: process.env['LEAL_DESFASE_PUERTOS'] ?? '',
    limpio: argumentos.includes('--limpio'),
    funciones,
    senal: salida.senal,
    alFallar: (motivo) => {
      console.error(motivo);
      process.exitCode = 1;
      salida.pedir();
    },
  });
  salida.conSuite(suite);
  anunciar(suite, (performance.now() - comienzo) / 1000);
}

/** Ctrl-C, a closed terminal, or the death of whoever started us: all end in the same clean stop. */
function escucharElFinal() {
  const cancelar = new AbortController();
  let suite: Suite | undefined;
  let pedido = false;
  const pedir = () => {
    if (pedido) return;
    pedido = true;
    cancelar.abort();
    void suite?.detener().finally(() => process.exit());
  };
  for (const senal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(senal, pedir);
  process.on('disconnect', pedir);
  return { pedir, senal: cancelar.signal, conSuite: (nueva: Suite) => (suite = nueva) };
}

function elegirFunciones(argumentos: string[]): Modo {
  const pedido = argumentos.includes('--emulador')
    ? 'emulador'
    : (process.env['LEAL_FUNCIONES'] ?? 'proceso');
  if (pedido === 'proceso' || pedido === 'emulador') return pedido;
  throw new ErrorLocal(`LEAL_FUNCIONES debe ser proceso o emulador, no "${pedido}".`);
}

/** Google's Firestore runs on Java, and firebase-tools fetches it the first time. */
async function iniciarOficial(argumentos: string[]): Promise<void> {
  const queja = quejaDeJava(versionDeJava(), SIN_JAVA);
  if (queja !== undefined) throw new ErrorLocal(queja);
  try {
    await iniciar('oficial', argumentos);
  } catch (error) {
    throw estaDescargado() ? error : new ErrorLocal(quejaDeDescarga(SIN_JAVA), { cause: error });
  }
}

async function correr([orden, ...argumentos]: string[]): Promise<void> {
  switch (orden) {
    case 'iniciar':
      return iniciar(elegirFunciones(argumentos), argumentos);
    case 'desarrollo':
    case 'desarrollar':
      return iniciar('desarrollo', argumentos);
    case 'emuladores':
      return iniciarOficial(argumentos);
    case 'construir':
      await Promise.all([construir(RAIZ, 'functions'), construir(RAIZ, 'web')]);
      return;
    default:
      throw new ErrorLocal(
        `Orden desconocida: ${orden ?? ''}. Usa iniciar, desarrollo, emuladores, construir o probar.`,
      );
  }
}

correr(process.argv.slice(2)).catch((error: unknown) => {
  console.error(comoFrase(error) ?? error);
  process.exit(1);
});
