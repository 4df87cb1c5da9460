// Random offices, each closed by a night: what it keeps of risk by amount, colonia and age is what every credit adds up to.
// A seed that fails replays alone: LEAL_CARTERAS=17 npx vitest run --project sala tests/cifras/riesgo-de-ayer
import type { CreditoDoc } from '@leal/contract/documentos';
import { crearAzar, type Documento } from '@leal/seed';
import { beforeAll, expect, test } from 'vitest';
import { porCorrida } from '@leal/pruebas/corrida';
import { conciliaciones } from '../../functions/src/data/conciliacion.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { conciliarSaldos } from '../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import type { Oficina } from './oficina.ts';
import { PEDIDAS, usarPantallas } from './pantallas.ts';
import { masDias } from './recuento.ts';
import { riesgoDeAyer } from './revisar-riesgo-de-ayer.ts';

const OFICINAS = porCorrida({
  corta: [9, 53],
  resto: [3, 9, 19, 29, 39, 53, 59],
  todo: Array.from({ length: 60 }, (_, i) => i),
});

const puerta = usarPantallas();
beforeAll(() => puerta().callar(() => undefined));

const ESCRITAS = [
  (n: number) => ({ colonia: `Colonia Álamos ${n}` }),
  (n: number) => ({ colonia: `col. alamos ${n}` }),
  (n: number) => ({ colonia: `ÁLAMOS ${n}` }),
  (n: number) => ({ colonia: '', direccion: `Juárez 12, Álamos ${n}, Durango` }),
  () => ({ colonia: '', direccion: 'Juárez 12' }),
];

/** Clients of more places and of longer than the players know, some of whose earlier loans are another collector's. */
function conHistoria({ documentos, cobradores }: Oficina, numero: number): Documento[] {
  const azar = crearAzar(`historia ${numero}`);
  return documentos.flatMap((documento): Documento[] => {
    if (!/^creditos\/[^/]+$/.test(documento.ruta)) return [documento];
    const credito = documento.datos as CreditoDoc;
    const { id_credito, estado_credito, fecha_inicio, tambien_de = [] } = credito;
    const escrita = azar.elegir(ESCRITAS)(azar.entero(1, 45));
    const datos = { ...documento.datos, ...escrita };
    if (estado_credito !== 'Aprobado' || fecha_inicio === null || azar.ocurre(0.4))
      return [{ ...documento, datos }];
    const deOtro = azar.elegir(cobradores).id;
    const antes = masDias(fecha_inicio, -azar.entero(20, 420));
    const anterior = {
      ...credito,
      id_credito: `${id_credito}x`,
      id_cobrador: deOtro,
      estado_credito: 'Finalizado',
      fecha_inicio: antes,
      fecha_fin: masDias(antes, 19),
      saldo_centavos: 0,
      total_pagado_centavos: credito.monto_total_centavos,
      debe_desde: null,
      gestiones: {},
      solicitud_multiple: null,
    };
    return [
      { ...documento, datos: { ...datos, tambien_de: [...new Set([...tambien_de, deOtro])] } },
      { ruta: `creditos/${id_credito}x`, datos: anterior },
    ];
  });
}

async function entrar(numero: number) {
  const jugada = await puerta().oficina(numero);
  const oficina = { ...jugada, documentos: conHistoria(jugada, numero) };
  return { oficina, pantallas: puerta().entrar(oficina), reloj: { ahora: () => oficina.ahora } };
}

test.each(PEDIDAS ?? OFICINAS)(
  'office %i: the lines of each table are its credits, and add up to the portfolio',
  async (numero) => {
    const { oficina, pantallas, reloj } = await entrar(numero);
    expect(await pantallas.riesgoDeAyer()).toEqual({ cierre: null });
    await conciliarSaldos({ reloj, deNoche: true });
    const { todos, cierre } = await riesgoDeAyer(oficina, pantallas);
    if (todos.length > 10) {
      expect(cierre.colonias.length).toBeGreaterThan(3);
      expect(cierre.antiguedades.filter(({ clientes }) => clientes > 0).length).toBeGreaterThan(1);
    }
  },
);

async function unaNoche() {
  const una = await entrar(9);
  await conciliarSaldos({ reloj: una.reloj, deNoche: true });
  return una;
}

test('a night that was cut short in the middle keeps the whole portfolio when it is gone on with', async () => {
  const { oficina, pantallas, reloj } = await unaNoche();
  const entera = await pantallas.riesgoDeAyer();
  const deHoy = conciliaciones.doc(oficina.hoy);
  const ids = oficina.cobradores.map(({ id }) => id).toSorted();
  await deHoy.update({ estado: 'en_curso', hasta: ids[1] ?? '' });
  await firestore().doc('resumenes/riesgo-de-ayer').delete();
  await conciliarSaldos({ reloj, deNoche: true });
  expect(await pantallas.riesgoDeAyer()).toEqual(entera);
});

test('a collector whom the night could not read is in none of it, and it says how many they are', async () => {
  const { oficina, pantallas, reloj } = await unaNoche();
  const { cierre: antes } = await pantallas.riesgoDeAyer();
  const [malo] = oficina.documentos.filter(
    ({ ruta, datos }) => /^creditos\/[^/]+$/.test(ruta) && datos['estado_credito'] === 'Aprobado',
  );
  await firestore()
    .doc(malo?.ruta ?? '')
    .update({ saldo_centavos: 'dañado' });
  await conciliarSaldos({ reloj, deNoche: true });
  const { cierre } = await pantallas.riesgoDeAyer();
  expect(cierre?.faltan).toBe(1);
  expect(cierre?.clientes).toBeLessThan(antes?.clientes ?? 0);
});

test('a run by day, or one that only looks, leaves what the night kept, with the day of that night', async () => {
  const { pantallas, reloj } = await unaNoche();
  const antes = await pantallas.riesgoDeAyer();
  const despues = { ahora: () => new Date(reloj.ahora().getTime() + 3 * 86_400_000) };
  await conciliarSaldos({ reloj: despues });
  await conciliarSaldos({ reloj: despues, deNoche: true, soloRevisar: true });
  expect(await pantallas.riesgoDeAyer()).toEqual(antes);
});
