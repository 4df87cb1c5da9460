import type { CorteAbierto, FilaCaja, reporteDia, Respuesta, ResumenClientes } from '@leal/contract';
import { type Centavos, CERO, esEfectivo, type Fecha, restar, sumar, transferidoDe } from '@leal/domain';
import { leidoEn } from '../../ui/encabezado/antiguedad.ts';
import { type Cuenta, delDia, type DelTelefono, type Sabido, sinCancelados } from './del-dia.ts';
import type { Tablero } from './figuras.ts';
import { motivosAlDia } from './motivos-al-dia.ts';

/*
 * Answers as the next one will say them: with what the server has confirmed since, as the phone was told it. Registers
 * that are not confirmed are never in them, and stand beside.
 */

type Dia = Respuesta<typeof reporteDia>;

/** The clients whom an answer counts as visited; undefined in a kept one of before. */
const visitadoEn = (visitados: readonly string[] | undefined): Sabido['visitado'] =>
  visitados && ((id_credito) => visitados.includes(id_credito));

/** An answer with what was confirmed since, and what was not. */
export type AlDia<D> = { readonly datos: D; readonly aparte: Cuenta; readonly hasta: number };

/** When figures were as they are shown: read, or told by the last confirmation in them. */
export const leidoAlDia = (
  { dataUpdatedAt }: Parameters<typeof leidoEn>[0],
  { hasta = 0 }: Partial<Pick<AlDia<unknown>, 'hasta'>> = {},
): Date => leidoEn({ dataUpdatedAt: Math.max(dataUpdatedAt, hasta) });

/** The cash in these payments. */
export const efectivoDe = ({ monto, transferido }: Pick<Cuenta, 'monto' | 'transferido'>): Centavos =>
  restar(monto, transferido);

/** What came by transfer, named where any did. */
export const conTransferido = (
  { transferido = CERO }: { transferido?: Centavos | undefined },
  nuevo: Cuenta,
) => transferidoDe({ transferido_centavos: sumar(transferido, nuevo.transferido) });

/** A collector's dashboard. */
export function tableroAlDia(delTelefono: DelTelefono, tablero: Tablero): AlDia<Tablero> {
  const { fecha, historial_dia: filas, visitados } = tablero;
  const de = (dia: Fecha) =>
    delDia(delTelefono, [dia], dia === fecha ? { filas, visitado: visitadoEn(visitados) } : {});
  const { confirmado, sinConfirmar: aparte } = de(fecha);
  const datos = {
    ...tablero,
    total_hoy: sumar(tablero.total_hoy, confirmado.monto),
    pagos_hoy: tablero.pagos_hoy + confirmado.pagos,
    clientes_visitados: tablero.clientes_visitados + confirmado.visitados.length,
    efectivo_entregar: sumar(tablero.efectivo_entregar, efectivoDe(confirmado)),
    ...conTransferido(tablero, confirmado),
    en_mano_por_aprobar: sumar(tablero.en_mano_por_aprobar, confirmado.enMano),
    semana: tablero.semana.map((dia) => ({
      ...dia,
      cobrado: sumar(dia.cobrado, de(dia.fecha).confirmado.monto),
    })),
    historial_dia: [...confirmado.filas.filter(({ tipo }) => tipo === 'pago'), ...filas],
  };
  return { datos, aparte, hasta: confirmado.hasta };
}

/** `sinPago`: how many credits more say why there was no payment, once what is not confirmed is. */
type DiaAlDia = AlDia<Dia> & { readonly sinPago: number };

/** A day of the reports. Its rows are a page, which takes the new ones in where it is the newest of all. */
export function diaAlDia(delTelefono: DelTelefono, dia: Dia, { conFilas }: { conFilas: boolean }): DiaAlDia {
  const { fecha, historial_fecha: filas, visitados } = dia;
  const deEseDia = delDia(delTelefono, [fecha], { filas, visitado: visitadoEn(visitados) });
  const { confirmado, sinConfirmar: aparte } = deEseDia;
  const { motivos, faltan: sinPago } = motivosAlDia(dia.motivos, deEseDia);
  const quedan = sinCancelados(filas, confirmado.filas);
  const datos = {
    ...dia,
    total_fecha: sumar(dia.total_fecha, confirmado.monto),
    ...conTransferido(dia, confirmado),
    cantidad_abonos: dia.cantidad_abonos + confirmado.pagos,
    clientes_visitados: dia.clientes_visitados + confirmado.visitados.length,
    historial_fecha: [...(conFilas ? confirmado.filas : []), ...quedan],
    motivos,
  };
  return { datos, aparte, sinPago, hasta: confirmado.hasta };
}

/** The four tiles of a collector's clients. */
export function resumenAlDia(
  delTelefono: DelTelefono,
  resumen: ResumenClientes,
  hoy: Fecha,
): AlDia<ResumenClientes> {
  const { confirmado, sinConfirmar: aparte } = delDia(delTelefono, [hoy], {
    visitado: visitadoEn(resumen.visitados),
  });
  const visitados_hoy = resumen.visitados_hoy + confirmado.visitados.length;
  return { datos: { ...resumen, visitados_hoy }, aparte, hasta: confirmado.hasta };
}

/** The regular payments of a day in a box: there is one of a credit, and its row says when it came, not of which minute it is. */
const pagosDeCaja = (filas: readonly FilaCaja[], hoy: Fecha): Sabido['filas'] =>
  filas.flatMap(({ tipo, id, id_credito, monto }) =>
    tipo === 'pago' && id_credito !== null && id.endsWith(`_pago-${hoy}`)
      ? [{ id_credito, monto_pagado: monto }]
      : [],
  );

/** A collector's open cut. */
export function corteAlDia(delTelefono: DelTelefono, corte: CorteAbierto): AlDia<CorteAbierto> {
  const { hoy, filas } = corte;
  const { confirmado, sinConfirmar: aparte } = delDia(delTelefono, [hoy], { filas: pagosDeCaja(filas, hoy) });
  const nuevas = confirmado.filas
    .filter((fila) => fila.tipo === 'pago' && esEfectivo(fila))
    .map(({ id_pago, id_credito, nombre, monto_pagado, capturado_en }): FilaCaja => ({
      id: `pago-${id_pago.replace('.', '_')}`,
      tipo: 'pago',
      monto: monto_pagado,
      en: capturado_en,
      fecha: hoy,
      cliente: nombre,
      id_credito,
      nota: null,
    }));
  const datos = {
    ...corte,
    esperado: sumar(corte.esperado, efectivoDe(confirmado)),
    efectivo_entregar: sumar(corte.efectivo_entregar, efectivoDe(confirmado)),
    en_mano_por_aprobar: sumar(corte.en_mano_por_aprobar, confirmado.enMano),
    filas: [...filas, ...nuevas.toReversed()],
  };
  return { datos, aparte, hasta: confirmado.hasta };
}
