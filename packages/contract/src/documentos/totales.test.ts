import { centavos, fecha, filaDe, idFila, TOPES } from '@leal/domain';
import { expect, it } from 'vitest';
import { filasDeSemanaDoc, filasDoc } from './filas.ts';
import { diaDoc, totalesDoc, totalesEnCero } from './totales.ts';

it('a due date of which only the balance moved reads as no credit: additions leave out what did not move', () => {
  const sumas = {
    ...totalesEnCero('c1', 'Cobrador'),
    vencimientos: { '2026-12-15': { saldo_centavos: -5 } },
  };
  expect(totalesDoc.parse(sumas).vencimientos).toEqual({ '2026-12-15': { n: 0, saldo_centavos: -5 } });
});

it('a kind of request that came after the document counts none: a new kind leaves what is stored readable', () => {
  const { captura_tardia: _, ...deAntes } = totalesEnCero('c1', 'Cobrador').pendientes;
  const sumas = { ...totalesEnCero('c1', 'Cobrador'), pendientes: { ...deAntes, renovacion: 2 } };
  expect(totalesDoc.parse(sumas).pendientes).toMatchObject({ captura_tardia: 0, renovacion: 2 });
});

/** Measures a document as Firestore does: names and texts by their bytes, numbers and instants 8. */
function tamano(valor: unknown): number {
  if (typeof valor === 'string') return Buffer.byteLength(valor) + 1;
  if (typeof valor === 'number' || valor instanceof Date) return 8;
  if (typeof valor !== 'object' || valor === null) return 1;
  return Object.entries(valor).reduce(
    (suma, [campo, v]) => suma + (Array.isArray(valor) ? 0 : tamano(campo)) + tamano(v),
    0,
  );
}

it('a day of 300 rows, with the longest names, stays far below what a document may hold', () => {
  const ahora = new Date('2026-11-20T17:00:00Z');
  const hoy = fecha('2026-11-20');
  const filas = Array.from({ length: 300 }, (_, i) => {
    const id_credito = `credito-de-veinte-${String(i).padStart(3, '0')}`;
    const credito = {
      id_credito,
      nombre: 'ñ'.repeat(TOPES.nombre),
      direccion: 'ñ'.repeat(TOPES.direccion),
      monto_solicitado_centavos: centavos(1_000_000),
    };
    const renglon = {
      tipo: 'pago' as const,
      monto_centavos: centavos(12_000),
      fecha: hoy,
      capturado_en: ahora,
      sincronizado_en: ahora,
      tardia: true,
      dispositivo: 'd'.repeat(64),
      secuencia: i,
      desfase_ms: 0,
      clave: 'c'.repeat(64),
    };
    return [idFila(id_credito, `pago-${hoy}-2`), filaDe(credito, renglon)] as const;
  });
  const dia = diaDoc.parse({
    id_cobrador: 'c1',
    fecha: hoy,
    cobrado_centavos: 0,
    pagos: 0,
    visitas: 0,
    atrasos: 0,
    efectivo_centavos: 0,
    gastos_centavos: 0,
    gastos: 0,
    filas: Object.fromEntries(filas),
    marcas_por_calcular: true,
  });
  expect(Object.keys(dia.filas)).toHaveLength(300);
  expect(tamano(dia)).toBeLessThan(512 * 1024);
});

const montos = Array.from({ length: 7 }, () => centavos(12_000));
const semana = {
  dias: montos,
  transferidos: montos,
  cobrado: centavos(84_000),
  abonos: 700,
  visitas: 70,
  atrasos: 70,
  gastos: centavos(84_000),
};

it('the rows of 250 collectors with the longest names and weeks full of transfers stay far below that, too', () => {
  const figuras =
    `total_clientes capital_colocado monto_total total_pagado saldo_pendiente abono_diario clientes_activos
    prestamos_por_entregar por_entregar clientes_vencidos saldo_vencido debidos visitados esperado recaudado transferido
    efectivo_en_mano`.split(/\s+/);
  const filas = Array.from({ length: 250 }, (_, i) => ({
    id_cobrador: String(i).padStart(28, 'u'),
    nombre_cobrador: 'ñ'.repeat(TOPES.nombre),
    inactivo: true,
    vacaciones: { del: '2026-11-20', al: '2026-11-30' },
    ultimo_movimiento_en: new Date(),
    ruta: Object.fromEntries(figuras.map((figura) => [figura, 12_000])),
    semanas: { actual: semana, anterior: semana },
  }));
  const documento = filasDoc.parse({ version: 'v'.repeat(16), filas });
  expect(documento.filas).toEqual(filas);
  expect(tamano(documento)).toBeLessThan(512 * 1024);
});

it('so do those of 500 collectors of one week that is over', () => {
  const filas = Array.from({ length: 500 }, (_, i) => ({ id_cobrador: String(i).padStart(28, 'u'), semana }));
  const documento = filasDeSemanaDoc.parse({ version: 'v'.repeat(16), filas });
  expect(documento.filas).toEqual(filas);
  expect(tamano(documento)).toBeLessThan(512 * 1024);
});
