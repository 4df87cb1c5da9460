import type { CreditoDecidido, RenglonBitacora, SolicitudEntera } from '@leal/contract';
import { type Centavos, CERO, desdePesos, fechaLocal, formatearHora } from '@leal/domain';
import { TIPOS } from '../../../piezas/solicitud/tipos.ts';
import { armarHoja } from '../../exportar/hoja/armar-hoja.ts';
import type { Columna, Hoja } from '../../exportar/hoja/hoja.ts';
import type { Nombres } from './bitacora.ts';

type Decision = {
  readonly en: string;
  readonly que: string;
  readonly aprobada: boolean;
  readonly cobrador: string;
  readonly cliente: string;
  readonly monto: Centavos;
  readonly quien: string;
  readonly comentario: string;
};

const deSolicitud = (s: SolicitudEntera): Decision => ({
  en: s.fecha_respuesta ?? s.fecha_solicitud,
  que: TIPOS[s.tipo].nombre,
  aprobada: s.estado === 'aprobada',
  cobrador: s.nombre_cobrador,
  cliente: s.nombre_cliente,
  monto: s.monto ?? CERO,
  quien: s.nombre_gerente ?? '',
  comentario: s.comentario,
});

const deCredito = (c: CreditoDecidido, nombres: Nombres): Decision => ({
  en: c.fecha_aprobacion,
  que: 'Crédito',
  aprobada: c.estado_credito === 'Aprobado',
  cobrador: nombres.get(c.id_cobrador) ?? c.nombre_cobrador ?? '',
  cliente: c.nombre,
  monto: c.monto_solicitado,
  quien: c.nombre_gerente,
  comentario: c.comentario,
});

const DE_GASTOS: ReadonlySet<string> = new Set(['gastos/aprobar', 'gastos/rechazar']);

/** Expenses have no list by the day of their decision: the audit says them all. */
function deGasto({ fecha, accion, id_cobrador, nombre_usuario, despues }: RenglonBitacora, nombres: Nombres) {
  const { monto, motivo_rechazo } = despues ?? {};
  return {
    en: fecha,
    que: 'Gasto',
    aprobada: accion === 'gastos/aprobar',
    cobrador: nombres.get(id_cobrador ?? '') ?? '',
    cliente: '',
    monto: typeof monto === 'number' ? (desdePesos(monto) ?? CERO) : CERO,
    quien: nombre_usuario,
    comentario: typeof motivo_rechazo === 'string' ? motivo_rechazo : '',
  };
}

const COLUMNAS: readonly Columna<Decision>[] = [
  { titulo: 'No.', formato: 'entero', valor: (_, no) => no },
  { titulo: 'Fecha', formato: 'fecha', valor: ({ en }) => fechaLocal(new Date(en)) },
  { titulo: 'Hora', formato: 'texto', valor: ({ en }) => formatearHora(new Date(en)) },
  { titulo: 'Qué se decidió', formato: 'texto', valor: ({ que }) => que },
  { titulo: 'Decisión', formato: 'texto', valor: ({ aprobada }) => (aprobada ? 'Aprobado' : 'Rechazado') },
  { titulo: 'Cobrador', formato: 'texto', valor: ({ cobrador }) => cobrador },
  { titulo: 'Cliente', formato: 'texto', valor: ({ cliente }) => cliente },
  { titulo: 'Aprobado', formato: 'dinero', valor: ({ aprobada, monto }) => (aprobada ? monto : CERO) },
  { titulo: 'Rechazado', formato: 'dinero', valor: ({ aprobada, monto }) => (aprobada ? CERO : monto) },
  { titulo: 'Decidió', formato: 'texto', valor: ({ quien }) => quien },
  { titulo: 'Comentario', formato: 'texto', valor: ({ comentario }) => comentario },
];

/** An approved renewal starts a credit with a decision of its own: one and the same answer, at one instant. */
function sinRenovados(
  creditos: readonly CreditoDecidido[],
  solicitudes: readonly SolicitudEntera[],
): readonly CreditoDecidido[] {
  const clave = (id_cliente: string, en: string | null) => `${id_cliente} ${en}`;
  const renovados = new Set(
    solicitudes
      .filter(({ tipo, estado }) => tipo === 'renovacion' && estado === 'aprobada')
      .map(({ id_cliente, fecha_respuesta }) => clave(id_cliente, fecha_respuesta)),
  );
  return creditos.filter((c) => !renovados.has(clave(c.id_cliente, c.fecha_aprobacion)));
}

type Decididas = {
  readonly solicitudes: readonly SolicitudEntera[];
  readonly creditos: readonly CreditoDecidido[];
  readonly bitacora: readonly RenglonBitacora[];
};

/** What managers answered in these days: requests, credits and expenses, the oldest first. Renewals are requests. */
export function hojaDecisiones(
  archivo: string,
  { solicitudes, creditos, bitacora }: Decididas,
  nombres: Nombres,
): Hoja {
  const decisiones = [
    ...solicitudes.map(deSolicitud),
    ...sinRenovados(creditos, solicitudes).map((credito) => deCredito(credito, nombres)),
    ...bitacora.filter(({ accion }) => DE_GASTOS.has(accion)).map((renglon) => deGasto(renglon, nombres)),
  ];
  return armarHoja({
    archivo,
    nombre: 'Decisiones',
    columnas: COLUMNAS,
    renglones: decisiones.toSorted((a, b) => new Date(a.en).getTime() - new Date(b.en).getTime()),
    conTotales: true,
    fijas: 2,
  });
}
