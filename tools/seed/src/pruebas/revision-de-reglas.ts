import { esCobrable, type Fecha, NEGOCIO_POR_DEFECTO, validarVentana } from '@leal/domain';
import { expect } from 'vitest';
import type { Libro } from './libro.ts';
import { abierta, diaLocal, filasDe, viva } from './recalculo.ts';

type Fila = Libro['filas'][number];

const nombreDe = ({ id_credito, id_movimiento }: Fila): string => `${id_credito} ${id_movimiento}`;

/** What is wrong with a row. */
function faltasDe(fila: Fila, { fecha_inicio, dias_pago }: Libro['creditos'][number]): string[] {
  const reglas: [falta: string, cumple: boolean][] = [
    ['is not of the day of its capture', fila.fecha === diaLocal(fila.capturado_en)],
    ['is not booked as it arrived', fila.fecha_contable === diaLocal(fila.sincronizado_en)],
    ['is older than its credit', fecha_inicio !== null && fila.fecha >= fecha_inicio],
  ];
  if (fila.tipo !== 'liquidacion') {
    reglas.push(
      [
        'was captured out of hours',
        validarVentana(fila.capturado_en, dias_pago, NEGOCIO_POR_DEFECTO).permitido,
      ],
      ['has money and is no payment, or the reverse', fila.monto_centavos > 0 === (fila.tipo === 'pago')],
      ['is of many and nobody asked', fila.abonos >= 6 === (fila.id_solicitud !== undefined)],
    );
  }
  return reglas.filter(([, cumple]) => !cumple).map(([falta]) => `${nombreDe(fila)} ${falta}`);
}

// Thousands of rows: one assertion for all of them, because each by itself costs more than what it looks at.
function revisarFilas(libro: Libro): void {
  const creditos = new Map(libro.creditos.map((credito) => [credito.id_credito, credito]));
  expect(libro.filas.flatMap((fila) => faltasDe(fila, creditos.get(fila.id_credito)!))).toEqual([]);
}

function revisarUnPagoPorDia(libro: Libro): void {
  for (const credito of libro.creditos) {
    const pagos = filasDe(libro, credito).filter((fila) => fila.tipo === 'pago' && viva(fila));
    const dias = pagos.map((fila) => fila.fecha);
    expect(new Set(dias).size, credito.id_credito).toBe(dias.length);
    for (const fila of filasDe(libro, credito)) {
      if (fila.tipo === 'atraso' && viva(fila)) expect(dias, credito.id_credito).not.toContain(fila.fecha);
    }
  }
}

function revisarEstados(libro: Libro): void {
  for (const credito of libro.creditos) {
    const { estado_credito: estado, saldo_centavos: saldo, id_credito } = credito;
    const filas = filasDe(libro, credito);
    expect(saldo === 0, id_credito).toBe(estado === 'Finalizado' || estado === 'Renovado');
    expect(filas.some((fila) => fila.tipo === 'liquidacion')).toBe(estado === 'Renovado');
    expect(credito.fecha_fin === null, id_credito).toBe(
      ['Pendiente', 'Rechazado', 'Aprobado'].includes(estado),
    );
    expect(credito.decision === null, id_credito).toBe(estado === 'Pendiente');
    if (credito.fecha_inicio === null) expect(filas, id_credito).toEqual([]);
    else revisarVencimiento(credito);
  }
}

/** Walks the days one by one; the domain counts them. */
function revisarVencimiento(credito: Libro['creditos'][number]): void {
  let dia = new Date(`${credito.fecha_inicio}T12:00:00Z`);
  for (let n = 0; n < credito.dias_pago;) {
    dia = new Date(dia.getTime() + 86_400_000);
    if (esCobrable(dia.toISOString().slice(0, 10) as Fecha, credito.dias_pago, [])) n += 1;
  }
  expect(credito.fecha_vencimiento).toBe(dia.toISOString().slice(0, 10));
}

function revisarSolicitudes(libro: Libro): void {
  for (const s of libro.solicitudes) {
    expect(s.fecha_respuesta === null, s.id_solicitud).toBe(s.estado === 'pendiente');
    expect(s.gerente_responde === null, s.id_solicitud).toBe(s.estado === 'pendiente');
    if (s.fecha_respuesta) expect(s.fecha_respuesta >= s.fecha_solicitud).toBe(true);
    if (s.estado === 'rechazada') expect(s.comentario).not.toBe('');
  }
  const abiertas = new Map(
    libro.solicitudes.flatMap((s) =>
      s.estado === 'pendiente' && (s.tipo === 'edicion_pago' || s.tipo === 'eliminacion_pago')
        ? [[`${s.id_credito} ${s.datos.id_movimiento}`, s.id_solicitud]]
        : [],
    ),
  );
  const malas = libro.filas.filter((f) => f.solicitud_abierta !== (abiertas.get(nombreDe(f)) ?? null));
  expect(malas).toEqual([]);
  for (const { id_credito, solicitud_multiple } of libro.creditos) {
    expect(solicitud_multiple).toBe(abierta(libro, id_credito, 'abonos_multiples'));
  }
}

/** Who did what is written down: each row, each request, each answer. */
function revisarBitacora({ bitacora, filas, solicitudes, gastos, creditos, clientes }: Libro): void {
  const asientos = Map.groupBy(bitacora, (asiento) => asiento.documento);
  const veces = (documento: string) => asientos.get(documento)?.length ?? 0;
  const rutas = filas
    .filter((fila) => fila.id_solicitud === undefined)
    .map((fila) => `creditos/${fila.id_credito}/movimientos/${fila.id_movimiento}`);
  expect(rutas.filter((ruta) => veces(ruta) === 0)).toEqual([]);
  for (const s of [...solicitudes, ...gastos]) {
    const ruta = 'id_gasto' in s ? `gastos/${s.id_gasto}` : `solicitudes/${s.id_solicitud}`;
    expect(veces(ruta), ruta).toBe(s.estado === 'pendiente' ? 1 : 2);
  }
  for (const c of creditos.filter((credito) => credito.decision && !credito.id_credito_anterior)) {
    expect(veces(`creditos/${c.id_credito}`)).toBe(1);
  }
  for (const cliente of clientes) {
    expect(veces(`clientes/${cliente.id_cliente}`)).toBe(cliente.eliminado ? 2 : 1);
  }
  const instantes = bitacora.map((asiento) => asiento.fecha.getTime());
  expect(instantes).toEqual(instantes.toSorted((a, b) => a - b));
}

/** What the rules of the business demand of any portfolio, whatever its figures. */
export function revisarReglas(libro: Libro): void {
  revisarFilas(libro);
  revisarUnPagoPorDia(libro);
  revisarEstados(libro);
  revisarSolicitudes(libro);
  revisarBitacora(libro);
}
