// The phone foresees what the server decides: the rules on the fields of a credit that travelled, against the same
// rules on its document.
import { creditoDeHoy } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import {
  centavos,
  type Centavos,
  CERO,
  type DecisionGestion,
  decidirGestion,
  fecha,
  type Fecha,
  fechaLocal,
  type FormaDePago,
  FORMAS_DE_PAGO,
  llegadoHoy,
  NEGOCIO_POR_DEFECTO as negocio,
  PLAZOS,
  sumarDias,
} from '@leal/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { presentarCreditoDeHoy } from '../../functions/src/use-cases/creditos/presentar-credito.ts';
import { a } from '../../packages/domain/pruebas/constructores.ts';
import { Libro } from '../../packages/domain/pruebas/libro.ts';
import { type Hecha, pronosticar } from '../../web/src/piezas/credito/pronostico.ts';
import { unCredito } from '../../web/src/piezas/credito/pruebas.ts';

const INICIO = fecha('2026-11-03');

/** In daily amounts: mostly one, sometimes many, sometimes more than is owed. */
const diarios = fc.oneof(fc.constantFrom(1, 1, 6, 100), fc.double({ min: 0.01, max: 8, noNaN: true }));
const clase = fc.constantFrom('pago' as const, 'pago' as const, 'visita' as const, 'atraso' as const);
const minuto = fc.integer({ min: 0, max: 479 });
/** Mostly cash. */
const forma = fc.constantFrom('efectivo' as const, 'efectivo' as const, 'transferencia' as const);
const toque = fc.record({ clase, diarios, minuto, forma });
type Toque = typeof toque extends fc.Arbitrary<infer T> ? T : never;

const paso = fc.oneof(
  { weight: 6, arbitrary: fc.record({ toque, hace: fc.constantFrom(0, 0, 0, 1, 2) }) },
  { weight: 1, arbitrary: fc.record({ aprobar: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ corregir: fc.nat(9), diarios: fc.option(diarios) }) },
  { weight: 2, arbitrary: fc.constant({ dormir: true } as const) },
);
const historia = fc.record({
  monto: fc.integer({ min: 1000, max: 5_000_000 }).map(centavos),
  plazo: fc.constantFrom(...PLAZOS),
  pasos: fc.array(paso, { maxLength: 12 }),
  /** Six abonos at the end of all that, which may wait. */
  seis: fc.boolean(),
  /** By which form. */
  forma,
  /** And a night: nothing of its day then. */
  noche: fc.boolean(),
});
type Historia = typeof historia extends fc.Arbitrary<infer T> ? T : never;

const enCentavos = ({ credito }: Libro, cuantos: number): Centavos =>
  centavos(Math.ceil(credito.monto_diario_centavos * cuantos));

const montoDe = (libro: Libro, { clase, diarios }: Toque): Centavos | null => {
  if (clase === 'atraso') return null;
  return clase === 'visita' ? CERO : enCentavos(libro, diarios);
};

/** A credit with a past, and its day; something may have happened on it already. */
function vivir({ monto, plazo, pasos, seis, forma: deSeis, noche }: Historia) {
  const libro = new Libro({ monto, plazo });
  let hoy = sumarDias(INICIO, 3);
  for (const suceso of pasos) {
    const ahora = a(hoy, '17:59');
    if ('dormir' in suceso) hoy = sumarDias(hoy, 1);
    else if ('aprobar' in suceso) libro.resolver(suceso.aprobar, ahora);
    else if ('corregir' in suceso)
      libro.corregir(suceso.corregir, suceso.diarios === null ? null : enCentavos(libro, suceso.diarios));
    else {
      const tap = new Date(a(sumarDias(hoy, -suceso.hace), '10:00').getTime() + suceso.toque.minuto * 60_000);
      libro.tocar(montoDe(libro, suceso.toque), tap, ahora, undefined, suceso.toque.forma);
    }
  }
  if (seis) libro.tocar(enCentavos(libro, 6), a(hoy, '17:00'), a(hoy, '17:00'), undefined, deSeis);
  return { libro, hoy: sumarDias(hoy, noche ? 1 : 0) };
}

/** The credit as the phone has it: the server's answer, as it travels. */
function leer({ credito }: Libro, hoy: Fecha) {
  const fecha_solicitud = a(INICIO, '10:00');
  const doc = {
    ...unCredito(),
    referencias: [],
    fecha_solicitud,
    solicitud_edicion_cliente: null,
    ...credito,
  } as unknown;
  const respuesta = z.encode(creditoDeHoy, presentarCreditoDeHoy(doc as CreditoDoc, { hoy, negocio }));
  return z.decode(creditoDeHoy, JSON.parse(JSON.stringify(respuesta)));
}

const decidirEn = (
  { credito }: Libro,
  monto: Centavos,
  instante: Date,
  como: FormaDePago = 'efectivo',
): DecisionGestion =>
  decidirGestion({
    peticion: { tipo: 'abono', monto, forma: como },
    credito,
    instante,
    fecha: fechaLocal(instante),
    abonos_llegados_hoy: llegadoHoy(credito, fechaLocal(instante)),
    negocio,
  });

test('whatever the day of a credit holds, the forecast of any amount is the decision itself', () => {
  const vistas = new Set<string>();
  fc.assert(
    fc.property(
      historia,
      diarios,
      fc.constantFrom('09:59', '11:00', '11:00', '17:59', '18:00'),
      (vida, cuantos, hora) => {
        const { libro, hoy } = vivir(vida);
        const instante = a(hoy, hora);
        const leido = leer(libro, hoy);
        for (const monto of [
          CERO,
          enCentavos(libro, cuantos),
          enCentavos(libro, 6),
          libro.credito.saldo_centavos,
        ]) {
          for (const como of FORMAS_DE_PAGO) {
            const decision = decidirEn(libro, monto, instante, como);
            vistas.add(decision.tipo);
            expect(pronosticar(leido, monto, { instante, negocio, forma: como })).toEqual(decision);
          }
        }
      },
    ),
    { numRuns: 200 },
  );
  // The run has seen all outcomes but a date that a tap of now cannot have.
  expect([...vistas].toSorted()).toEqual([
    'aprobacion_pendiente',
    'credito_no_activo',
    'excede_saldo',
    'fuera_de_horario',
    'registrado',
    'requiere_aprobacion',
    'solicitud_pendiente',
    'ya_registrado',
  ]);
});

/** The phone does not know yet what a request of its own will be called. */
const sinId = (decision: DecisionGestion) => ({
  ...decision,
  ...('id_solicitud' in decision && { id_solicitud: '' }),
});

test('with what the phone has not sent yet, it is the decision after the server has all of that', () => {
  const sinEnviar = fc.array(toque, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(historia, sinEnviar, diarios, (vida, toques, cuantos) => {
      const { libro, hoy } = vivir(vida);
      const instante = a(hoy, '17:59');
      const leido = leer(libro, hoy);
      const sobrepuestos: Hecha[] = [];
      for (const cobro of toques.toSorted((x, y) => x.minuto - y.minuto)) {
        const tap = new Date(a(hoy, '10:00').getTime() + cobro.minuto * 60_000);
        const monto = montoDe(libro, cobro);
        const de = { sobre: leido.id_credito, capturado_en: tap.toISOString() };
        const deBanco = monto && cobro.forma === 'transferencia' && { forma: cobro.forma };
        sobrepuestos.push({ ...de, gestion: cobro.clase, ...(monto && { monto }), ...deBanco });
        libro.tocar(monto, tap, instante, undefined, cobro.forma);
      }
      const ajeno = { sobre: 'otro', capturado_en: instante.toISOString() };
      const momento = {
        instante,
        negocio,
        sobrepuestos: [...sobrepuestos, { ...ajeno, gestion: 'pago' } as const],
      };
      for (const monto of [CERO, enCentavos(libro, cuantos)])
        for (const como of FORMAS_DE_PAGO)
          expect(sinId(pronosticar(leido, monto, { ...momento, forma: como }))).toEqual(
            sinId(decidirEn(libro, monto, instante, como)),
          );
    }),
    { numRuns: 150 },
  );
});

test('what an answer of yesterday says of its day is not of today', () => {
  const libro = new Libro();
  const ayer = fecha('2026-11-19');
  libro.tocar(CERO, a(ayer, '11:00'), a(ayer, '11:00'));
  libro.tocar(enCentavos(libro, 5), a(ayer, '12:00'), a(ayer, '12:00'));
  const instante = a('2026-11-20', '11:00');
  const leido = leer(libro, ayer);
  expect(pronosticar(leido, enCentavos(libro, 1), { instante, negocio })).toEqual(
    decidirEn(libro, enCentavos(libro, 1), instante),
  );
});

/** The fields that a card carries for its forecasts; the marks of the route were there before. */
const deMas = (libro: Libro, hoy: Fecha): object =>
  Object.fromEntries(
    Object.entries(leer(libro, hoy)).filter(([campo]) => /^(fecha|pago|pagos|llegado)_hoy$/.test(campo)),
  );

test('a card of a day without anything carries nothing of it; sixty visited ones two kilobytes', () => {
  const hoy = fecha('2026-11-20');
  const libro = new Libro();
  expect(deMas(libro, hoy)).toEqual({});
  libro.tocar(CERO, a(hoy, '11:00'), a(hoy, '11:00'));
  expect(60 * JSON.stringify(deMas(libro, hoy)).length).toBeLessThan(2048);
});

test('an answer of an earlier version, which said no day of what waits, is read as one of another day', () => {
  const libro = new Libro();
  const ayer = fecha('2026-11-19');
  libro.tocar(enCentavos(libro, 6), a(ayer, '11:00'), a(ayer, '11:00'));
  const { pendiente_multiple, ...leido } = leer(libro, fecha('2026-11-20'));
  const { id_solicitud, monto } = pendiente_multiple!;
  const instante = a('2026-11-20', '11:00');
  for (const cuantos of [1, 6, 29])
    expect(
      pronosticar({ ...leido, pendiente_multiple: { id_solicitud, monto } }, enCentavos(libro, cuantos), {
        instante,
        negocio,
      }),
    ).toEqual(decidirEn(libro, enCentavos(libro, cuantos), instante));
});
