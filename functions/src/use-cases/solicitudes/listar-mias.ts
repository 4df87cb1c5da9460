import type { Consulta, MiSolicitud, misSolicitudes as contrato } from '@leal/contract';
import type { CreditoDoc, SolicitudDoc } from '@leal/contract/documentos';
import {
  ESTADOS_SOLICITUD,
  type EstadoSolicitud,
  NADA_POR_APROBAR,
  TIPOS_SOLICITUD,
  type TipoSolicitud,
} from '@leal/domain';
import type { Query } from 'firebase-admin/firestore';
import { avisos } from '../../data/avisos.ts';
import { leer } from '../../data/coleccion.ts';
import { creditosPedidos } from '../../data/creditos.ts';
import { contarHastaMil, juntarCuentas, leerPagina, type OrdenDeLista } from '../../data/pagina.ts';
import { conTarea, solicitudes, solicitudesPropias } from '../../data/solicitudes.ts';
import type { CasoLectura, Lectura } from '../../context/caso.ts';
import { presentarCreditoPedido } from './presentar-credito-pedido.ts';
import { presentarSolicitud } from './presentar-solicitud.ts';

type Contrato = typeof contrato;
type Tipo = Consulta<Contrato>['tipo'];
type Lista<T extends object> = {
  readonly consulta: (estados: readonly EstadoSolicitud[]) => Query<T>;
  readonly orden: OrdenDeLista<T>;
  readonly presentar: (doc: T) => MiSolicitud;
};

/** The collector's own notice knows them: one document, whatever there is. */
async function contarPendientes(uid: string, tipo: Tipo): Promise<number> {
  const por_aprobar = (await leer(avisos.doc(uid)))?.por_aprobar ?? NADA_POR_APROBAR;
  if (tipo === 'credito') return por_aprobar.creditos;
  const tipos: readonly TipoSolicitud[] = tipo === undefined ? TIPOS_SOLICITUD : [tipo];
  return tipos.reduce((total, clase) => total + por_aprobar[clase], 0);
}

/** Three reads: the notice, and a count each of what was approved and rejected. */
async function contar<T extends object>(uid: string, tipo: Tipo, { consulta }: Lista<T>) {
  const [pendiente, aprobada, rechazada] = await Promise.all([
    contarPendientes(uid, tipo),
    contarHastaMil(consulta(['aprobada'])),
    contarHastaMil(consulta(['rechazada'])),
  ]);
  return { pendiente, aprobada, rechazada };
}

type Cuentas = Awaited<ReturnType<typeof contar>>;
const totalDe = (cuantas: Cuentas, estados: readonly EstadoSolicitud[]) =>
  juntarCuentas(estados.map((estado) => cuantas[estado]));

/** One page; the counters come with the first one. */
async function listar<T extends object>(
  pedida: Consulta<Contrato>,
  { actor, negocio }: Lectura,
  lista: Lista<T>,
) {
  const { tipo, estado, tarea, cursor, limite = (await negocio()).parametros.tamano_pagina } = pedida;
  const estados = ESTADOS_SOLICITUD.filter((posible) => estado?.includes(posible) ?? true);
  const cuentas = cursor === undefined && !tarea ? contar(actor.uid, tipo, lista) : undefined;
  const filtros = ['mias', actor.uid, tarea ?? tipo ?? null, ...estados];
  const [{ filas, ...pagina }, conteos] = await Promise.all([
    leerPagina(
      lista.consulta(estados),
      lista.orden,
      { filtros, limite, cursor },
      cuentas && (async () => totalDe(await cuentas, estados)),
    ),
    cuentas,
  ]);
  return {
    datos: filas.map(lista.presentar),
    ...pagina,
    ...(conteos && {
      conteos: {
        pendientes: conteos.pendiente,
        aprobadas: conteos.aprobada,
        rechazadas: conteos.rechazada,
      },
    }),
  };
}

const MAS_NUEVA_PRIMERO = { campo: 'fecha_solicitud', sentido: 'desc' } as const;
const SOLICITUDES: Omit<Lista<SolicitudDoc>, 'consulta'> = {
  orden: { ...MAS_NUEVA_PRIMERO, id: 'id_solicitud' },
  presentar: presentarSolicitud,
};

/** The caller's own requests among those that are named, newest first: a read for each. */
async function leerNombradas({ actor }: Lectura, ids: readonly string[]) {
  const leidas = await Promise.all([...new Set(ids)].map((id) => leer(solicitudes.doc(id))));
  const propias = leidas.filter((solicitud) => solicitud?.id_cobrador === actor.uid) as SolicitudDoc[];
  const datos = propias
    .toSorted((a, b) => b.fecha_solicitud.getTime() - a.fecha_solicitud.getTime())
    .map(presentarSolicitud);
  return { datos, siguiente: null };
}

/** The caller's own requests, newest first, and what became of them. */
export const listarMias: CasoLectura<Contrato> = ({ consulta }, lectura) => {
  const { actor } = lectura;
  const { tipo, tarea, ids } = consulta;
  if (ids) return leerNombradas(lectura, ids);
  if (tarea) return listar(consulta, lectura, { ...SOLICITUDES, consulta: () => conTarea(actor.uid) });
  if (tipo === 'credito')
    return listar<CreditoDoc>(consulta, lectura, {
      consulta: (estados) => creditosPedidos(actor.uid, estados),
      orden: { ...MAS_NUEVA_PRIMERO, id: 'id_credito' },
      presentar: (doc) => presentarCreditoPedido(doc, actor),
    });
  return listar<SolicitudDoc>(consulta, lectura, {
    ...SOLICITUDES,
    consulta: (estados) => solicitudesPropias(actor.uid, tipo, estados),
  });
};
