import { reporteSemanaDoc } from '@leal/contract/documentos';
import { diasDeSemana, type Fecha, figurasDeSemana, lunesDe } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { carteraAlAzar } from '../index.ts';
import { VIERNES_AL_MEDIODIA as ahora } from './instantes.ts';
import { leerLibro, type Libro } from './libro.ts';
import * as recalculo from './recalculo.ts';

const SEMILLAS = Array.from({ length: 12 }, (_, i) => `semana ${i}`);

/** The days' documents say one thing about a week, the plain sums of the rows another, or the same. */
function segunElLibro(libro: Libro, lunes: Fecha) {
  const fechas = diasDeSemana(lunes);
  const clientesDe = (dias: readonly string[]) => {
    const suyas = libro.filas.filter(
      (f) => dias.includes(f.fecha) && recalculo.viva(f) && f.tipo !== 'liquidacion',
    );
    return new Set(suyas.map(({ id_credito }) => id_credito)).size;
  };
  const sumas = fechas.map((fecha) => {
    const { pagos: abonos, filas: _, gastos: __, ...resto } = recalculo.dia(libro, fecha);
    return { ...resto, abonos };
  });
  type Campo = keyof (typeof sumas)[number];
  const enTotal = (campo: Campo) => recalculo.suma(sumas.map((dia) => dia[campo]));
  const campos = Object.keys(sumas[0] ?? {}) as Campo[];
  return {
    dias: fechas.map((fecha, i) => ({ ...sumas[i], fecha, clientes: clientesDe([fecha]) })),
    total: {
      ...Object.fromEntries(campos.map((campo) => [campo, enTotal(campo)])),
      clientes: clientesDe(fechas),
    },
  };
}

describe.each(SEMILLAS)('whatever life a portfolio had (%s)', (semilla) => {
  const { documentos } = carteraAlAzar({ semilla, ahora, cobrador: { id_usuario: 'c1' } });
  const libro = leerLibro(documentos, 'c1');
  const semanas = [...new Set(libro.dias.map(({ fecha }) => lunesDe(fecha)))];

  it('each of its weeks is in figures what its ledger adds up to, stored or computed', () => {
    for (const lunes of semanas) {
      const cifras = figurasDeSemana(lunes, libro.dias);
      expect(cifras, lunes).toEqual(segunElLibro(libro, lunes));
      const marca = { por_recompilar: false, marcado_en: null, compilado_en: ahora };
      const guardado = { id_cobrador: 'c1', lunes, ...marca, cifras };
      expect(reporteSemanaDoc.parse(structuredClone(guardado))).toEqual(guardado);
    }
  });
});

it('lives long enough to prove something', () => {
  const libros = SEMILLAS.map((semilla) => {
    const { documentos } = carteraAlAzar({ semilla, ahora, cobrador: { id_usuario: 'c1' } });
    return leerLibro(documentos, 'c1');
  });
  const dias = libros.flatMap((libro) => libro.dias);
  const con = (
    campo: 'pagos' | 'visitas' | 'atrasos' | 'creditos_nuevos' | 'creditos_terminados' | 'gastos',
  ) => dias.filter((dia) => dia[campo] > 0).length;
  expect(Math.min(con('pagos'), con('visitas'), con('atrasos'), con('creditos_nuevos'))).toBeGreaterThan(20);
  expect(Math.min(con('creditos_terminados'), con('gastos'))).toBeGreaterThan(5);
});
