import { centavos, estadoDeVentana, fecha, fechaLocal, NEGOCIO_POR_DEFECTO } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import type { Sobrepuesto } from '../../lib/acciones/sobrepuestos.ts';
import { unaRespuesta, unCredito, unSobrepuesto } from '../credito/pruebas.ts';
import { textoVentana } from './texto-ventana.ts';
import { textoAparte, vistazoDe } from './vistazo.ts';

const HOY = fecha('2026-11-20');
const PAGO = { id_pago: 'c1.pago-2026-11-20', tipo: 'pago', monto: 120, hora: '10:30' };
const confirmado = (respuesta: object): Partial<Sobrepuesto> => ({
  estado: 'confirmado',
  respuesta: unaRespuesta(respuesta),
});

/** Two of five were visited, and 240 of 600 came in; c1 and c2 are still on the route. */
const ruta = (cambios: object = {}) => ({
  datos: [unCredito(), unCredito({ id_credito: 'c2' })],
  inician_manana: [unCredito({ id_credito: 'nuevo' })],
  fecha: HOY,
  jornada: {
    debidos: 5,
    visitados: 2,
    recaudado: centavos(24_000),
    esperado: centavos(60_000),
    plazos: [30 as const],
    pagos: [{ id_credito: 'c9', hora_registro: '10:10', monto_pagado: centavos(24_000) }],
    ...cambios,
  },
});
const mirar = (...hechos: Partial<Sobrepuesto>[]) => {
  const vistazo = vistazoDe(ruta(), { faltan: hechos.map(unSobrepuesto), estan: [] });
  if (!vistazo) throw new Error('No figures');
  const { visitados, recaudado, sinConfirmar } = vistazo;
  return [visitados, recaudado, sinConfirmar.clientes, sinConfirmar.monto];
};

it('says how much of it came by transfer, with what the server has confirmed since; of cash alone nothing', () => {
  const forma = { forma: 'transferencia' as const, datos: { transferencia: { fecha: HOY } } };
  const transferencia = { fecha: HOY };
  const hechos = [confirmado({ registrado: { ...PAGO, forma: 'transferencia' }, transferencia })].map(
    (hecho) => unSobrepuesto({ ...hecho, ...forma }),
  );
  const de = (jornada: object, faltan: readonly Sobrepuesto[] = []) =>
    vistazoDe(ruta(jornada), { faltan, estan: [] })?.transferido;
  expect(de({})).toBeUndefined();
  expect(de({ transferido: centavos(9_000) })).toBe(9_000);
  expect(de({ transferido: centavos(9_000) }, hechos)).toBe(21_000);
});

describe('the day at a glance, with what the phone holds', () => {
  it.each<[string, Partial<Sobrepuesto>[], number[]]>([
    ['nothing', [], [2, 24_000, 0, 0]],
    ['a payment that waits stands beside', [{}], [2, 24_000, 1, 12_000]],
    ['a visit that waits, too', [{ gestion: 'visita', monto: 0 }], [2, 24_000, 1, 0]],
    ['what the server has confirmed since is in', [confirmado({ registrado: PAGO })], [3, 36_000, 0, 0]],
    [
      'as the amount that the server has booked',
      [confirmado({ yaRegistrado: true, registrado: { ...PAGO, monto: 100 } })],
      [3, 34_000, 0, 0],
    ],
    [
      'twice the same payment is one',
      [
        confirmado({ registrado: PAGO }),
        { clave: 'k-2', ...confirmado({ yaRegistrado: true, registrado: PAGO }) },
      ],
      [3, 36_000, 0, 0],
    ],
    [
      'six abonos are a visit and no money yet',
      [{ ...confirmado({ requiereAprobacion: true, tipo: 'multiple' }), estado: 'en_revision' }],
      [3, 24_000, 0, 0],
    ],
    ['so are six abonos that wait on the phone', [{ previsto: 'requiere_aprobacion' }], [2, 24_000, 1, 0]],
    [
      'a late capture leaves its client to be visited',
      [{ ...confirmado({ tipo: 'tardia' }), estado: 'en_revision' }],
      [2, 24_000, 0, 0],
    ],
    [
      'a late day and then a payment of the same client are one client',
      [{ gestion: 'atraso', monto: 0 }, { clave: 'k-2' }],
      [2, 24_000, 1, 12_000],
    ],
    [
      'what got through though its answer did not is counted once',
      [{ sobre: 'c9', monto: 24_000, capturado_en: '2026-11-20T10:10:40.000-06:00' }],
      [2, 24_000, 0, 0],
    ],
    ['an advance is money of today, and a visit', [{ sobre: 'nuevo' }], [2, 24_000, 1, 12_000]],
    ['yesterday is another day', [{ capturado_en: '2026-11-19T17:59:00.000-06:00' }], [2, 24_000, 0, 0]],
  ])('%s', (_, hechos, esperado) => expect(mirar(...hechos)).toEqual(esperado));

  it('a confirmed advance is one more of the day’s clients', () => {
    const adelanto = unSobrepuesto({ sobre: 'nuevo', ...confirmado({ registrado: PAGO }) });
    expect(vistazoDe(ruta(), { faltan: [adelanto], estan: [] })).toMatchObject({ debidos: 6, visitados: 3 });
  });

  it('an answer of an earlier version says nothing of it', () =>
    expect(vistazoDe({ ...ruta(), jornada: undefined }, { faltan: [], estan: [] })).toBeUndefined());

  it('is said in a few words', () => {
    const aparte = (clientes: number, monto: number) =>
      textoAparte({
        debidos: 5,
        visitados: 2,
        recaudado: centavos(0),
        esperado: centavos(0),
        sinConfirmar: { clientes, monto: centavos(monto) },
      });
    expect(aparte(0, 0)).toBeUndefined();
    expect(aparte(1, 12_050)).toBe('+ 1 cliente y $120.50 sin confirmar');
    expect(aparte(2, 0)).toBe('+ 2 clientes sin confirmar');
    expect(aparte(0, 12_000)).toBe('+ $120.00 sin confirmar');
  });
});

describe('what the route says of its hours', () => {
  const festivos = [{ fecha: HOY, nombre: 'Día de la Revolución' }];
  const negocio = { ...NEGOCIO_POR_DEFECTO, festivos };
  const decir = (iso: string) => {
    const instante = new Date(`${iso}-06:00`);
    return textoVentana(estadoDeVentana(instante, [30], negocio), fechaLocal(instante), negocio);
  };
  it.each([
    ['2026-11-18T09:59:59', 'Abre a las 10:00', 'cerrada'],
    ['2026-11-18T10:00:00', 'Abierto hasta las 18:00', 'abierta'],
    ['2026-11-18T16:59:59', 'Abierto hasta las 18:00', 'abierta'],
    ['2026-11-18T17:17:00', 'Cierra en 43 min', 'por_cerrar'],
    ['2026-11-18T17:59:30', 'Cierra en 1 min', 'por_cerrar'],
    ['2026-11-18T18:00:00', 'Abre el jueves a las 10:00', 'cerrada'],
    ['2026-11-19T18:00:00', 'Abre el sábado a las 10:00', 'cerrada'],
    ['2026-11-20T12:00:00', 'Hoy no se cobra: Día de la Revolución. Abre el sábado a las 10:00', 'cerrada'],
    ['2026-11-21T18:00:00', 'Abre el lunes a las 10:00', 'cerrada'],
    ['2026-11-22T12:00:00', 'Hoy no se cobra: domingo. Abre el lunes a las 10:00', 'cerrada'],
  ])('%s: %s', (iso, texto, tono) => expect(decir(iso)).toEqual({ texto, tono }));
});
