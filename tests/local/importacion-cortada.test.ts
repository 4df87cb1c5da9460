// The store is killed in the middle of an import, and of its undo: started again, the same file goes on, and nobody is there twice.
import type { Importacion } from '@leal/contract';
import type { Suite } from '@leal/local';
import { expect, test } from 'vitest';
import { abrirMundo, pedir } from '../setup/mundo.ts';
import { huellaNueva, renglonDe } from '../setup/importaciones.ts';
import { libroCuadrado } from '../setup/libro.ts';
import { RELOJ_DE_PRUEBAS } from '../setup/reloj.ts';
import { suiteMortal } from '../setup/suite-mortal.ts';

const RENGLONES = 300;
const POR_LLAMADA = 10;
const SALDO_CENTAVOS = RENGLONES * 300_000;
/** So many calls are answered before the store dies beside the next. */
const ANTES = 8;

const { iniciar, matarFirestore, abrir } = suiteMortal('importacion');
const primera = await iniciar(RELOJ_DE_PRUEBAS);
const mundo = abrirMundo(primera);
const huella = huellaNueva();
const CONTRASENA = 'Leal.2026';

type Respuesta = { importacion: Importacion; resultados: { resultado: string }[]; deshechos: string[] };
type Manda = (ruta: string, cuerpo: object) => Promise<{ estado: number; cuerpo: Respuesta }>;

const mandarA = async (suite: Suite): Promise<Manda> => {
  const token = await suite.token(gerente.email, CONTRASENA);
  return (ruta, cuerpo) => pedir<Respuesta>(suite, token, 'POST', ruta, { cuerpo });
};

const gerente = await mundo.gerente();
const { uid } = await mundo.cobrador([]);
const renglones = Array.from({ length: RENGLONES }, (_, i) => renglonDe(uid, i + 2));

/** Calls one after the other; the store dies while the one after `ANTES` is under way. How many were answered. */
async function cortar(suite: Suite, llamadas: readonly (() => ReturnType<Manda>)[]): Promise<number> {
  let hechas = 0;
  for (const llamada of llamadas) {
    const enCamino = llamada().catch(() => undefined);
    if (hechas === ANTES) {
      matarFirestore();
      await suite.detener();
      await enCamino;
      return hechas;
    }
    expect((await enCamino)?.estado).toBe(200);
    hechas += 1;
  }
  throw new Error('The store outlived all of it');
}

const tandas = Array.from({ length: RENGLONES / POR_LLAMADA }, (_, i) =>
  renglones.slice(i * POR_LLAMADA, (i + 1) * POR_LLAMADA),
);
const importarCon = (mandar: Manda) =>
  tandas.map((tanda) => () => mandar(`importaciones/${huella}/renglones`, { vuelta: 1, renglones: tanda }));

test('kill -9 of the store in the middle of an import, and of its undo', async () => {
  const alPrincipio = await mandarA(primera);
  const cuerpo = { huella, archivo: 'cartera.xlsx', renglones: RENGLONES };
  expect((await alPrincipio('importaciones', cuerpo)).estado).toBe(200);
  const hechas = await cortar(primera, importarCon(alPrincipio));

  const segunda = await iniciar('2026-11-18T12:00:00-06:00');
  const despues = await mandarA(segunda);
  expect((await despues('importaciones', cuerpo)).cuerpo).toMatchObject({ ya: true });
  const ya: string[] = [];
  for (const llamada of importarCon(despues)) {
    const { estado, cuerpo: hecho } = await llamada();
    expect(estado).toBe(200);
    ya.push(...hecho.resultados.map(({ resultado }) => resultado));
  }
  // Rows that were answered are there; the call that was cut off is there whole, or not at all.
  const estaban = ya.filter((resultado) => resultado === 'ya_estaba').length;
  expect([hechas * POR_LLAMADA, (hechas + 1) * POR_LLAMADA]).toContain(estaban);
  const libro = await libroCuadrado(abrir(segunda), uid);
  expect([libro.clientes.length, libro.creditos.length]).toEqual([RENGLONES, RENGLONES]);
  expect(new Set(libro.clientes.map(({ nombre }) => nombre)).size).toBe(RENGLONES);
  expect(libro.totales).toMatchObject({ clientes: RENGLONES, saldo_pendiente_centavos: SALDO_CENTAVOS });

  const deshacer = (mandar: Manda) => () => mandar(`importaciones/${huella}/deshacer`, {});
  await cortar(
    segunda,
    Array.from({ length: ANTES + 1 }, () => deshacer(despues)),
  );

  const tercera = await iniciar('2026-11-18T13:00:00-06:00');
  const alFinal = deshacer(await mandarA(tercera));
  for (let estado = 'deshaciendo'; estado !== 'deshecha';) {
    const hecho = await alFinal();
    expect(hecho.estado).toBe(200);
    ({ estado } = hecho.cuerpo.importacion);
  }
  const vacio = await libroCuadrado(abrir(tercera), uid);
  expect([vacio.clientes, vacio.creditos, vacio.movimientos]).toEqual([[], [], []]);
  expect(vacio.totales).toMatchObject({ clientes: 0, creditos_activos: 0, saldo_pendiente_centavos: 0 });
  const quitados = vacio.bitacora.filter(({ accion }) => accion === 'importaciones/deshacer-cliente');
  expect(new Set(quitados.map(({ documento }) => documento)).size).toBe(RENGLONES);
  expect(quitados).toHaveLength(RENGLONES);
});
