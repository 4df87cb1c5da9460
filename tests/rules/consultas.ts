// The queries that the screens listen to. Each must be allowed by firestore.rules and served by an index of
// firestore.indexes.json; a screen that listens to something else writes it here first.
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
  readonly hacer: (db: F.Firestore, uid: string) => F.DocumentReference | F.Query;
};

const CUANDO = 'fecha_solicitud' satisfies keyof CreditoDoc & keyof GastoDoc & keyof SolicitudDoc;

/** The first page of what waits of a kind, oldest first. */
function pendientes<C extends keyof Coleccion>(
  coleccion: C,
  filtros: { readonly [campo in keyof Coleccion[C]]?: string },
): ConsultaViva {
  const cuales = Object.entries(filtros).map(([campo, valor]) => F.where(campo, '==', valor));
  return {
    nombre: `${coleccion}: ${Object.values(filtros).join(', ')}`,
    rol: 'gerente',
    hacer: (db) => F.query(F.collection(db, coleccion), ...cuales, F.orderBy(CUANDO), F.limit(20)),
  };
}

const registroPropio = (rol: Rol, coleccion: 'usuarios' | 'avisos'): ConsultaViva => ({
  nombre: `${coleccion}: lo suyo`,
  rol,
  hacer: (db, uid) => F.doc(db, coleccion, uid),
});

export const CONSULTAS: readonly ConsultaViva[] = [
  registroPropio('cobrador', 'usuarios'),
  registroPropio('gerente', 'usuarios'),
  registroPropio('supervisor', 'usuarios'),
  registroPropio('cobrador', 'avisos'),
  {
    nombre: 'avisos: los últimos que se movieron',
    rol: 'gerente',
    hacer: (db) => F.query(F.collection(db, 'avisos'), F.orderBy('movido_en', 'desc'), F.limit(20)),
  },
  ...TIPOS_SOLICITUD.map((tipo) => pendientes('solicitudes', { tipo, estado: 'pendiente' })),
  pendientes('gastos', { estado: 'pendiente' }),
  pendientes('creditos', { estado_credito: 'Pendiente' }),
  ...(['creditos', 'solicitudes', 'gastos', 'totales'] as const).map((coleccion): ConsultaViva => ({
    nombre: `${coleccion}: de lo que se pregunta`,
    rol: 'gerente',
    hacer: (db) => F.doc(db, coleccion, 'uno'),
  })),
];
