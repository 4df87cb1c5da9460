// No document grows with what people type: thousands of credits of one collector, each with a payment, a visit and a late day
// of the longest texts, and their days, their box and their cut still take the next one.
import { abrirSala } from '@leal/jugador';
import { llamarPorContrato } from '@leal/seed';
import { centavos, filaDe, idFila, sumarDias } from '@leal/domain';
import { porCorrida } from '@leal/pruebas/corrida';
import { afterAll, expect, it } from 'vitest';
import { moverCaja } from '../../../functions/src/data/cajas.ts';
import { leerDia } from '../../../functions/src/data/dias.ts';
import { hacerLugar } from '../../../functions/src/data/hacer-lugar.ts';
import { type FilasDelDia, moverDias, moverTotales } from '../../../functions/src/data/totales.ts';
import { ErrorApp } from '../../../functions/src/platform/errores.ts';
import { conReintentos } from '../../../functions/src/platform/transacciones.ts';
import { leerDiasExportados } from '../../../functions/src/data/exportacion.ts';
import { HOY } from '../muchos.ts';
import { AHORA, abrirOficina } from '../oficina.ts';

const CREDITOS = porCorrida({ corta: 1100, resto: 5000, todo: 5000 });
const POR_TANDA = 100;
const TIPOS = ['pago', 'visita', 'atraso'] as const;
const AYER = sumarDias(HOY, -1);

const sala = await abrirSala('demo-llenos');
const oficina = abrirOficina(sala, 'lleno', 6, [{}, {}]);
afterAll(() => sala.cerrar());

const uid = () => oficina.cobrador.uid;
const largo = (cuanto: number) => 'Ñ'.repeat(cuanto);
const credito = (i: number) => ({
  id_credito: `credito-de-un-identificador-largo-${i}`,
  nombre: largo(120),
  direccion: largo(200),
  monto_solicitado_centavos: centavos(300_000),
});
const movimiento = (i: number, tipo: (typeof TIPOS)[number]) =>
  ({
    tipo,
    monto_centavos: centavos(tipo === 'pago' ? 100 : 0),
    fecha: AYER,
    debido: { esperado_centavos: centavos(12_000), dias_pago: 30 },
    motivo_visita: largo(40),
    nota_visita: largo(120),
    capturado_en: AHORA,
    sincronizado_en: AHORA,
    tardia: false,
    dispositivo: 'd'.repeat(64),
    secuencia: i,
    desfase_ms: 0,
    hora: '12:00',
  }) as unknown as Parameters<typeof filaDe>[1];

/** A caller who is told to try again does so: on a slow machine one try with a document of a megabyte takes seconds. */
async function enUna(hacer: Parameters<typeof conReintentos<null>>[0]): Promise<null> {
  try {
    return await conReintentos<null>(hacer, { averiguar: () => Promise.resolve(null), hacerLugar });
  } catch (error) {
    if (!(error instanceof ErrorApp) || error.codigo !== 'INTENTA_DE_NUEVO') throw error;
    return enUna(hacer);
  }
}

/** The writes of a payment, a visit and a late day to a day and a box, by the same functions, some at once. */
const escribir = (desde: number) =>
  enUna((tx) => {
    const cuales = Array.from({ length: POR_TANDA }, (_, j) => desde + j);
    const filas: { [id: string]: FilasDelDia[string] } = {};
    for (const i of cuales)
      for (const tipo of TIPOS)
        filas[idFila(credito(i).id_credito, `${tipo}-${AYER}`)] = filaDe(credito(i), movimiento(i, tipo));
    const sumas = {
      cobrado_centavos: 100 * POR_TANDA,
      pagos: POR_TANDA,
      visitas: POR_TANDA,
      atrasos: POR_TANDA,
    };
    moverDias(tx, uid(), { dias: { [AYER]: sumas }, filas: { [AYER]: filas } }, AHORA);
    for (const i of cuales)
      moverCaja(tx, uid(), `pago-${idFila(credito(i).id_credito, `pago-${AYER}`)}`, {
        tipo: 'pago',
        monto_centavos: centavos(100),
        en: AHORA,
        fecha: AYER,
        cliente: largo(120),
        id_credito: credito(i).id_credito,
        nota: null,
      });
    return Promise.resolve(null);
  });

const cajaDe = () =>
  oficina.espejo.documento(`cajas/${uid()}`) as unknown as {
    sumas_centavos: Record<string, number>;
    filas: Record<string, { monto_centavos: number }>;
  };

it('the rows of the day go on in other documents, those of the box become fewer, and nothing is lost', async () => {
  for (let i = 0; i < CREDITOS; i += POR_TANDA) await escribir(i);
  const dia = (await leerDia(uid(), AYER))!;
  expect(dia).toMatchObject({
    pagos: CREDITOS,
    visitas: CREDITOS,
    atrasos: CREDITOS,
    cobrado_centavos: 100 * CREDITOS,
  });
  expect(Object.keys(dia.filas)).toHaveLength(TIPOS.length * CREDITOS);
  expect(dia.hojas).toBeGreaterThan(3);
  const { sumas_centavos, filas } = cajaDe();
  expect(sumas_centavos['pago']).toBe(100 * CREDITOS);
  const enFilas = Object.values(filas).reduce((total, { monto_centavos }) => total + monto_centavos, 0);
  expect(enFilas).toBe(100 * CREDITOS);
});

it('a row that is taken out or changed is so wherever it stands', async () => {
  const ids = [0, 1, CREDITOS - 1].map((i) => idFila(credito(i).id_credito, `atraso-${AYER}`));
  const otra = filaDe(credito(2), { ...movimiento(2, 'pago'), monto_centavos: centavos(55) });
  const cambiada = idFila(credito(2).id_credito, `pago-${AYER}`);
  const filas = { ...Object.fromEntries(ids.map((id) => [id, null])), [cambiada]: otra };
  await enUna((tx) => {
    moverDias(tx, uid(), { filas: { [AYER]: filas } }, AHORA);
    return Promise.resolve(null);
  });
  const dia = (await leerDia(uid(), AYER))!;
  expect(Object.keys(dia.filas)).toHaveLength(TIPOS.length * CREDITOS - ids.length);
  expect(ids.filter((id) => id in dia.filas)).toEqual([]);
  expect(dia.filas[cambiada]?.monto_centavos).toBe(55);
  const [exportado] = await leerDiasExportados([AYER], uid(), uid());
  expect(Object.keys(exportado!.filas).toSorted()).toEqual(Object.keys(dia.filas).toSorted());
});

it('a payment, a hand-over of cash, the report of that day and the cut are answered as ever', async () => {
  const [abono, parcial] = await Promise.all([
    llamarPorContrato(oficina.cobrador, 'registrarAbono', {
      cuerpo: { id_credito: `${uid()}-cre-1`, monto: 120 },
    }),
    llamarPorContrato(oficina.cobrador, 'crearTraspaso', { cuerpo: { monto: 1, nota: largo(200) } }),
  ]);
  expect([abono.estado, parcial.estado]).toEqual([200, 201]);
  const reporte = await llamarPorContrato(oficina.cobrador, 'reporteDia', {
    parametros: { id_usuario: uid() },
    consulta: { fecha: AYER },
  });
  expect(reporte).toMatchObject({ estado: 200, cuerpo: { total_registros: TIPOS.length * CREDITOS - 3 } });
  const { cuerpo } = await llamarPorContrato(oficina.cobrador, 'entregarCorte', {
    cuerpo: { numero: 1, esperado: CREDITOS + 120, conteo: { '100': (CREDITOS + 100) / 100, '20': 1 } },
  });
  expect(cuerpo).toMatchObject({ corte: { esperado: CREDITOS + 120, diferencia: 0 } });
  expect(cajaDe()).toMatchObject({ filas: {} });
});

it('the running sums have a due date for each of them', async () => {
  const vence = (i: number) => sumarDias(HOY, i - CREDITOS);
  // A document takes some hundred additions in one commit.
  for (let i = 0; i < CREDITOS; i += POR_TANDA)
    await enUna((tx) => {
      const deudas = Array.from({ length: POR_TANDA }, (_, j) => [vence(i + j), { n: 1, saldo_centavos: 1 }]);
      moverTotales(tx, uid(), { vencimientos: Object.fromEntries(deudas) }, { hoy: HOY });
      return Promise.resolve(null);
    });
  const { estado } = await llamarPorContrato(oficina.cobrador, 'registrarAbono', {
    cuerpo: { id_credito: `${uid()}-cre-2`, monto: 120 },
  });
  expect(estado).toBe(200);
});
