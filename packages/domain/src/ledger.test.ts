import fc from 'fast-check';
import { expect, it } from 'vitest';
import { a, COBRADOR } from '../pruebas/constructores.ts';
import { Libro } from '../pruebas/libro.ts';
import { fecha, sumarDias } from './calendario.ts';
import { sugerenciaAbono } from './credito.ts';
import { centavos } from './dinero.ts';
import { ultimaGestion } from './gestion.ts';
import { estaVivo } from './ledger.ts';
import { PLAZOS } from './plazo.ts';
import { PARAMETROS } from './parametros.ts';
import type { Reparto } from './reparto.ts';
import { type FormaDePago, formaDe } from './transferencia.ts';

const INICIO = fecha('2026-11-03');
const COBRADORES = [COBRADOR, 'cobrador-2', 'cobrador-3'];

type Paso =
  | {
      tipo: 'toque';
      clase: 'pago' | 'visita' | 'atraso';
      fraccion: number;
      atrasado: number;
      minuto: number;
      de?: string | undefined;
      forma: FormaDePago;
    }
  | { tipo: 'resolver'; aprobar: boolean }
  | { tipo: 'corregir'; cual: number; fraccion: number | null; forma?: FormaDePago | undefined }
  | { tipo: 'pasar'; a: string }
  | { tipo: 'dormir' };

/** Mostly cash. */
const forma = fc.constantFrom<FormaDePago>('efectivo', 'efectivo', 'transferencia');
const toque = fc.record({
  tipo: fc.constant('toque' as const),
  clase: fc.constantFrom('pago' as const, 'pago' as const, 'visita' as const, 'atraso' as const),
  // The amount in daily payments: mostly one, sometimes many, sometimes all that is owed and more.
  fraccion: fc.oneof(fc.constant(1), fc.double({ min: 0.01, max: 8, noNaN: true }), fc.constant(100)),
  // Days between the tap and its arrival.
  atrasado: fc.oneof(fc.constant(0), fc.constant(0), fc.integer({ min: 1, max: 3 })),
  minuto: fc.integer({ min: 0, max: 479 }),
  // Mostly its collector; sometimes whoever has the route for a while.
  de: fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, fc.constantFrom(...COBRADORES)),
  forma,
});
const pasos: fc.Arbitrary<Paso[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: toque },
    { weight: 1, arbitrary: fc.record({ tipo: fc.constant('resolver' as const), aprobar: fc.boolean() }) },
    {
      weight: 1,
      arbitrary: fc.record({
        tipo: fc.constant('corregir' as const),
        cual: fc.nat(20),
        fraccion: fc.option(fc.double({ min: 0.01, max: 8, noNaN: true })),
        forma: fc.oneof(fc.constant(undefined), forma),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ tipo: fc.constant('pasar' as const), a: fc.constantFrom(...COBRADORES) }),
    },
    { weight: 4, arbitrary: fc.constant({ tipo: 'dormir' as const }) },
  ),
  { minLength: 20, maxLength: 80 },
);

/** A collector with whom nothing is left is not concerned. */
const sinVacias = (reparto: Reparto): Reparto =>
  Object.fromEntries(
    Object.entries(reparto).filter(
      ([, { totales, dias }]) => Object.keys({ ...totales, ...dias }).length > 0,
    ),
  );

function comprobar(libro: Libro): void {
  const { credito, filas } = libro;
  const vivas = filas.filter(estaVivo);
  const pagos = vivas.filter(({ tipo }) => tipo === 'pago');
  const pagado = pagos.reduce((suma, { monto_centavos }) => suma + monto_centavos, 0);
  expect(credito.total_pagado_centavos).toBe(pagado);
  expect(credito.saldo_centavos).toBe(credito.monto_total_centavos - pagado);
  expect(credito.saldo_centavos).toBeGreaterThanOrEqual(0);
  expect(credito.num_pagos).toBe(pagos.length);
  expect(credito.atrasos).toBe(vivas.filter(({ tipo }) => tipo === 'atraso').length);
  expect(credito.estado_credito).toBe(credito.saldo_centavos === 0 ? 'Finalizado' : 'Aprobado');
  expect(new Set(pagos.map((f) => `${f.fecha} ${formaDe(f)}`)).size).toBe(pagos.length);
  expect(new Set(filas.map((f) => f.id_movimiento)).size).toBe(filas.length);
  const esperan = Object.values(credito.gestiones).filter(({ multiple }) => multiple !== undefined).length;
  expect(esperan).toBe(credito.solicitud_multiple === null ? 0 : 1);
  expect(Object.keys(credito.gestiones).length).toBeLessThanOrEqual(8 + esperan);
  expect(credito.fecha_ultima_gestion).toBe(ultimaGestion(credito.gestiones, credito.fecha_inicio));
  expect(sinVacias(libro.acumulado)).toEqual(sinVacias(libro.recontado()));
}

function dar(libro: Libro, paso: Paso, dia: number): void {
  const ahora = a(sumarDias(INICIO, dia), '17:59');
  const enDiarios = (fraccion: number) =>
    centavos(
      Math.min(Math.ceil(libro.credito.monto_diario_centavos * fraccion), libro.credito.saldo_centavos),
    );
  if (paso.tipo === 'pasar' && paso.a !== libro.credito.id_cobrador) libro.pasar(paso.a, ahora);
  if (paso.tipo === 'resolver') libro.resolver(paso.aprobar, ahora);
  if (paso.tipo === 'corregir') {
    libro.corregir(paso.cual, paso.fraccion === null ? null : enDiarios(paso.fraccion), paso.forma);
  }
  if (paso.tipo !== 'toque') return;
  const tap = new Date(a(sumarDias(INICIO, dia - paso.atrasado), '10:00').getTime() + paso.minuto * 60_000);
  libro.tocar(
    paso.clase === 'atraso' ? null : paso.clase === 'visita' ? centavos(0) : enDiarios(paso.fraccion),
    tap,
    ahora,
    paso.de,
    paso.forma,
  );
}

it('whatever happens in whatever order, every total is the sum of its rows', () => {
  const montos = fc.integer({ min: 1000, max: 5_000_000 }).map(centavos);
  fc.assert(
    fc.property(montos, fc.constantFrom(...PLAZOS), pasos, (monto, plazo, lista) => {
      const libro = new Libro({ monto, plazo });
      let dia = 3;
      for (const paso of lista) {
        if (paso.tipo === 'dormir') dia += 1;
        else dar(libro, paso, dia);
        comprobar(libro);
      }
    }),
    { numRuns: 150 },
  );
});

it('a hundred identical payments record one, and the others say so', () => {
  const libro = new Libro();
  const tap = a('2026-11-20', '11:00');
  const tipos = Array.from({ length: 100 }, () => libro.tocar(centavos(4000), tap, tap).tipo);
  expect(tipos.filter((tipo) => tipo === 'registrado')).toHaveLength(1);
  expect(tipos.filter((tipo) => tipo === 'ya_registrado')).toHaveLength(99);
  comprobar(libro);
});

it('a loan paid day by day with the suggested amount ends at 0 within its term', () => {
  for (const plazo of PLAZOS) {
    for (const pesos of [333, 1000, 1234.56, 9999.99]) {
      const libro = new Libro({ monto: centavos(Math.round(pesos * 100)), plazo });
      let pagos = 0;
      for (let dia = INICIO; libro.credito.estado_credito === 'Aprobado'; dia = sumarDias(dia, 1)) {
        const { monto_diario_centavos: diario, saldo_centavos: saldo } = libro.credito;
        const { tipo } = libro.tocar(
          sugerenciaAbono({ monto_diario: diario, saldo }, PARAMETROS),
          a(dia, '12:00'),
          a(dia, '12:00'),
        );
        if (tipo === 'registrado') pagos += 1;
        else expect(tipo).toBe('fuera_de_horario');
      }
      expect(pagos).toBeLessThanOrEqual(plazo + 1);
      comprobar(libro);
    }
  }
});
