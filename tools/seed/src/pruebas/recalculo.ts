import type { CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';
import { sumarDias, type Fecha } from '@leal/domain';
import type { Libro } from './libro.ts';

/*
 * Every figure again, by plain sums over the rows, without the fold and without the domain's
 * effects: if both are wrong, they must at least be wrong in two different ways.
 */

const FORMATO_DIA = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Monterrey' });
const FORMATO_HORA = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Monterrey',
  hour: '2-digit',
  minute: '2-digit',
});

export const diaLocal = (instante: Date): string => FORMATO_DIA.format(instante);
export const horaDePared = (instante: Date): string => FORMATO_HORA.format(instante);

export const viva = (fila: MovimientoDoc): boolean => !fila.eliminado && !fila.cancelado;
export const suma = (numeros: readonly number[]): number => numeros.reduce((a, b) => a + b, 0);
const montos = (filas: readonly MovimientoDoc[]): number => suma(filas.map((fila) => fila.monto_centavos));
const ultimo = <T extends string | Date>(valores: readonly T[]): T | null =>
  valores.reduce<T | null>((mayor, valor) => (mayor === null || valor > mayor ? valor : mayor), null);

export const filasDe = (libro: Libro, credito: CreditoDoc): MovimientoDoc[] =>
  libro.filas.filter((fila) => fila.id_credito === credito.id_credito);

/** Four fifths paid, or paid off by a client who is still there and has no later credit. */
function renovable(libro: Libro, doc: CreditoDoc, pagado: number): boolean {
  if (libro.clientes.find(({ id_cliente }) => id_cliente === doc.id_cliente)?.eliminado) return false;
  if (doc.estado_credito === 'Aprobado') return pagado >= doc.monto_total_centavos * 0.8;
  return doc.estado_credito === 'Finalizado' && doc.id_credito_siguiente === null;
}

/** What the rows of a credit say about it. */
export function credito(libro: Libro, doc: CreditoDoc) {
  const filas = filasDe(libro, doc);
  const vivas = filas.filter(viva);
  const pagos = vivas.filter((fila) => fila.tipo === 'pago');
  const pagado = montos(vivas.filter((fila) => fila.tipo === 'pago' || fila.tipo === 'liquidacion'));
  const enEspera = libro.solicitudes.flatMap((s) =>
    s.tipo === 'abonos_multiples' && s.estado === 'pendiente' && s.id_credito === doc.id_credito
      ? [s.datos.fecha]
      : [],
  );
  const regulares = filas.filter((fila) => fila.tipo === 'pago' && fila.id_solicitud === undefined);
  const llegada = ultimo(regulares.map((fila) => diaLocal(fila.sincronizado_en)));
  const llegaron = regulares.filter((fila) => diaLocal(fila.sincronizado_en) === llegada && viva(fila));
  return {
    total_pagado_centavos: pagado,
    saldo_centavos: Math.max(doc.monto_total_centavos - pagado, 0),
    num_pagos: pagos.length,
    atrasos: vivas.filter((fila) => fila.tipo === 'atraso').length,
    fecha_ultima_gestion:
      doc.fecha_inicio && ultimo([...vivas.map((fila) => fila.fecha), ...enEspera, doc.fecha_inicio]),
    ultimo_movimiento_en: ultimo(filas.map((fila) => fila.sincronizado_en)),
    llegadas: llegada && { fecha: llegada, monto_centavos: montos(llegaron) },
    solicitud_multiple: abierta(libro, doc.id_credito, 'abonos_multiples'),
    solicitud_renovacion: abierta(libro, doc.id_credito, 'renovacion'),
    solicitud_edicion_cliente: abierta(libro, doc.id_credito, 'edicion_cliente'),
    renovable: renovable(libro, doc, pagado),
  };
}

export const abierta = (libro: Libro, id_credito: string, tipo: string): string | null =>
  libro.solicitudes.find((s) => s.estado === 'pendiente' && s.tipo === tipo && s.id_credito === id_credito)
    ?.id_solicitud ?? null;

/** What the newest seven days of a credit hold. */
export function gestiones(libro: Libro, doc: CreditoDoc) {
  const filas = filasDe(libro, doc).filter((fila) => fila.tipo !== 'liquidacion');
  const multiples = libro.solicitudes.flatMap((s) =>
    s.tipo === 'abonos_multiples' && s.id_credito === doc.id_credito ? [s] : [],
  );
  const dias = [...new Set([...filas.map((f) => f.fecha), ...multiples.map((s) => s.datos.fecha)])];
  const recientes = dias.sort().slice(-7);
  return Object.fromEntries(
    recientes.map((dia) => {
      const delDia = filas.filter((fila) => fila.fecha === dia);
      const hecho = (tipo: string) => {
        const fila = delDia.find((f) => f.tipo === tipo && viva(f));
        if (!fila) return {};
        const { id_movimiento, monto_centavos } = fila;
        const hora = horaDePared(fila.capturado_en);
        return {
          [tipo]: tipo === 'pago' ? { id_movimiento, monto_centavos, hora } : { id_movimiento, hora },
        };
      };
      const espera = multiples.find((s) => s.estado === 'pendiente' && s.datos.fecha === dia);
      const multiple = espera && {
        multiple: {
          id_solicitud: espera.id_solicitud,
          monto_centavos: espera.datos.monto_total_centavos,
          hora: espera.datos.hora,
        },
      };
      const n = delDia.filter((fila) => fila.tipo === 'pago').length;
      return [dia, { ...hecho('pago'), ...hecho('visita'), ...hecho('atraso'), ...multiple, n }];
    }),
  );
}

function vencimientos(libro: Libro) {
  const mapa: Record<string, { n: number; saldo_centavos: number }> = {};
  for (const c of libro.creditos.filter(({ estado_credito }) => estado_credito === 'Aprobado')) {
    const dia = (mapa[c.fecha_vencimiento!] ??= { n: 0, saldo_centavos: 0 });
    dia.n += 1;
    dia.saldo_centavos += c.monto_total_centavos - c.total_pagado_centavos;
  }
  return mapa;
}

const terminado = ({ estado_credito }: CreditoDoc) => ['Finalizado', 'Renovado'].includes(estado_credito);

export function dia(libro: Libro, fecha: string) {
  const vivas = libro.filas.filter((fila) => fila.fecha === fecha && viva(fila));
  const pagos = vivas.filter((fila) => fila.tipo === 'pago');
  const cuenta = (tipo: string) => vivas.filter((fila) => fila.tipo === tipo).length;
  const efectivo = libro.filas.filter((f) => f.fecha_contable === fecha && f.tipo === 'pago' && viva(f));
  const gastos = libro.gastos.filter((g) => g.estado === 'aprobada' && g.fecha_aprobacion === fecha);
  return {
    cobrado_centavos: montos(pagos),
    pagos: pagos.length,
    visitas: cuenta('visita'),
    atrasos: cuenta('atraso'),
    efectivo_centavos: montos(efectivo),
    gastos_centavos: suma(gastos.map((g) => g.monto_centavos)),
    gastos: gastos.length,
    creditos_nuevos: libro.creditos.filter((c) => c.fecha_inicio === fecha).length,
    creditos_terminados: libro.creditos.filter((c) => c.fecha_fin === fecha && terminado(c)).length,
    filas: vivas.map((fila) => `${fila.id_credito}_${fila.id_movimiento}`).sort(),
  };
}

export const ultimos15 = (libro: Libro, hoy: Fecha) =>
  Object.fromEntries(
    Array.from({ length: 15 }, (_, i) => sumarDias(hoy, -i)).map((fecha) => {
      const { cobrado_centavos, pagos, visitas, atrasos, gastos_centavos } = dia(libro, fecha);
      return [fecha, { cobrado_centavos, pagos, visitas, atrasos, gastos_centavos }];
    }),
  );

/** The collector's running sums. */
export function totales(libro: Libro) {
  const activos = libro.creditos.filter((c) => c.estado_credito === 'Aprobado');
  const pendientes = libro.solicitudes.filter((s) => s.estado === 'pendiente');
  const gastos = libro.gastos.filter((g) => g.estado === 'pendiente');
  const cuenta = (tipo: string) => pendientes.filter((s) => s.tipo === tipo).length;
  return {
    id_cobrador: libro.id_cobrador,
    clientes: libro.clientes.filter((c) => !c.eliminado).length,
    clientes_activos: new Set(activos.map((c) => c.id_cliente)).size,
    creditos_activos: activos.length,
    capital_colocado_centavos: suma(activos.map((c) => c.monto_solicitado_centavos)),
    monto_total_activos_centavos: suma(activos.map((c) => c.monto_total_centavos)),
    total_pagado_activos_centavos: suma(activos.map((c) => credito(libro, c).total_pagado_centavos)),
    saldo_pendiente_centavos: suma(activos.map((c) => credito(libro, c).saldo_centavos)),
    abono_diario_centavos: suma(activos.map((c) => c.monto_diario_centavos)),
    creditos_pendientes: libro.creditos.filter((c) => c.estado_credito === 'Pendiente').length,
    pendientes: {
      edicion_pago: cuenta('edicion_pago'),
      abonos_multiples: cuenta('abonos_multiples'),
      eliminacion_pago: cuenta('eliminacion_pago'),
      edicion_cliente: cuenta('edicion_cliente'),
      renovacion: cuenta('renovacion'),
      captura_tardia: cuenta('captura_tardia'),
      gastos: gastos.length,
    },
    en_mano_por_aprobar_centavos: suma(
      pendientes.map((s) => (s.tipo === 'abonos_multiples' ? s.datos.monto_total_centavos : 0)),
    ),
    // The demo's tasks are of rejected requests, and nobody has begun one.
    en_mano_por_resolver_centavos: suma(
      libro.solicitudes.map((s) =>
        s.tarea_abierta && 'efectivo' in s.datos ? s.datos.monto_total_centavos : 0,
      ),
    ),
    monto_gastos_pendientes_centavos: suma(gastos.map((g) => g.monto_centavos)),
    vencimientos: vencimientos(libro),
    ultimo_movimiento_en: ultimo(libro.filas.map((fila) => fila.sincronizado_en)),
  };
}
