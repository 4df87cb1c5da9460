import { esCobrable, type Fecha, validarVentana } from '@leal/domain';
import { expect } from 'vitest';
import type { Libro } from './libro.ts';
import { abierta, diaLocal, filasDe, viva } from './recalculo.ts';

function revisarFilas(libro: Libro): void {
  const creditos = new Map(libro.creditos.map((credito) => [credito.id_credito, credito]));
  for (const fila of libro.filas) {
    const credito = creditos.get(fila.id_credito)!;
    const nombre = `${fila.id_credito} ${fila.id_movimiento}`;
    expect(fila.fecha, nombre).toBe(diaLocal(fila.capturado_en));
    expect(fila.fecha_contable, nombre).toBe(diaLocal(fila.sincronizado_en));
    expect(fila.fecha >= credito.fecha_inicio!, nombre).toBe(true);
    if (fila.tipo === 'liquidacion') continue;
    expect(validarVentana(fila.capturado_en, credito.dias_pago).permitido, nombre).toBe(true);
    expect(fila.monto_centavos > 0, nombre).toBe(fila.tipo === 'pago');
    expect(fila.abonos >= 6, nombre).toBe(fila.id_solicitud !== undefined);
  }
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
    if (esCobrable(dia.toISOString().slice(0, 10) as Fecha, credito.dias_pago)) n += 1;
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
  for (const fila of libro.filas) {
    const suya = libro.solicitudes.find(
      (s) =>
        s.estado === 'pendiente' &&
        (s.tipo === 'edicion_pago' || s.tipo === 'eliminacion_pago') &&
        s.id_credito === fila.id_credito &&
        s.datos.id_movimiento === fila.id_movimiento,
    );
    expect(fila.solicitud_abierta).toBe(suya?.id_solicitud ?? null);
  }
  for (const { id_credito, solicitud_multiple } of libro.creditos) {
    expect(solicitud_multiple).toBe(abierta(libro, id_credito, 'abonos_multiples'));
  }
}

/** Who did what is written down: each row, each request, each answer. */
function revisarBitacora({ bitacora, filas, solicitudes, gastos, creditos, clientes }: Libro): void {
  const veces = (documento: string) => bitacora.filter((asiento) => asiento.documento === documento).length;
  const asentadas = new Set(bitacora.map((asiento) => asiento.documento));
  for (const fila of filas.filter((f) => f.id_solicitud === undefined)) {
    expect(asentadas).toContain(`creditos/${fila.id_credito}/movimientos/${fila.id_movimiento}`);
  }
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
