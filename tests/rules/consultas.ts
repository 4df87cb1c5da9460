// What the screens listen to. Each must be allowed by firestore.rules and served by an index of firestore.indexes.json;
// a screen that listens to something else writes it here first.
import type { CreditoDoc, GastoDoc, SolicitudDoc } from '@leal/contract/documentos';
import { TIPOS_SOLICITUD } from '@leal/domain';
import * as F from 'firebase/firestore';
import type { Rol } from './personas.ts';

type Coleccion = {
  readonly solicitudes: SolicitudDoc;
  readonly gastos: GastoDoc;
  readonly creditos: CreditoDoc;
};

export type ConsultaViva = {
  readonly nombre: string;
  readonly rol: Rol;
  readonly hacer: (db: F.Firestore, uid: string) => F.Query;
};

/** The first page of a listener: filters by field (a list is `in`), and the order. */
function pagina<C extends keyof Coleccion>(
  coleccion: C,
  filtros: { readonly [campo in keyof Coleccion[C]]?: string | readonly string[] },
  [campo, sentido]: readonly [keyof Coleccion[C] & string, 'asc' | 'desc'],
) {
  const cuales = Object.entries(filtros).map(([nombre, valor]) =>
    F.where(nombre, Array.isArray(valor) ? 'in' : '==', valor),
  );
  return (db: F.Firestore) =>
    F.query(F.collection(db, coleccion), ...cuales, F.orderBy(campo, sentido), F.limit(20));
}

const DECIDIDAS = ['aprobada', 'rechazada'];
const ANTIGUAS_PRIMERO = ['fecha_solicitud', 'asc'] as const;
const RECIENTES_PRIMERO = ['fecha_solicitud', 'desc'] as const;
const RECIEN_DECIDIDAS = ['fecha_respuesta', 'desc'] as const;

const delGerente = (nombre: string, hacer: ConsultaViva['hacer']): ConsultaViva => ({
  nombre,
  rol: 'gerente',
  hacer,
});

const delCobrador = (nombre: string, hacer: ConsultaViva['hacer']): ConsultaViva => ({
  nombre,
  rol: 'cobrador',
  hacer,
});

const suyas = (
  coleccion: 'solicitudes' | 'gastos',
  filtros: { readonly estado?: string; readonly tipo?: string },
): ConsultaViva['hacer'] => {
  return (db, uid) => pagina(coleccion, { id_cobrador: uid, ...filtros }, RECIENTES_PRIMERO)(db);
};

export const CONSULTAS: readonly ConsultaViva[] = [
  delGerente('avisos de todos', (db) => F.query(F.collection(db, 'avisos'))),
  ...TIPOS_SOLICITUD.flatMap((tipo) => [
    delGerente(
      `solicitudes pendientes: ${tipo}`,
      pagina('solicitudes', { tipo, estado: 'pendiente' }, ANTIGUAS_PRIMERO),
    ),
    delGerente(
      `solicitudes decididas: ${tipo}`,
      pagina('solicitudes', { tipo, estado: DECIDIDAS }, RECIEN_DECIDIDAS),
    ),
    delCobrador(`sus solicitudes: ${tipo}`, suyas('solicitudes', { tipo })),
    delCobrador(`sus solicitudes pendientes: ${tipo}`, suyas('solicitudes', { tipo, estado: 'pendiente' })),
  ]),
  delGerente('gastos pendientes', pagina('gastos', { estado: 'pendiente' }, ANTIGUAS_PRIMERO)),
  delGerente('gastos decididos', pagina('gastos', { estado: DECIDIDAS }, RECIEN_DECIDIDAS)),
  delGerente('créditos pendientes', pagina('creditos', { estado_credito: 'Pendiente' }, ANTIGUAS_PRIMERO)),
  delCobrador('sus solicitudes', suyas('solicitudes', {})),
  delCobrador('sus solicitudes de un estado', suyas('solicitudes', { estado: 'pendiente' })),
  delCobrador('sus gastos', suyas('gastos', {})),
  delCobrador('sus gastos de un estado', suyas('gastos', { estado: 'pendiente' })),
];
