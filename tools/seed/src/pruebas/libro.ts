import {
  avisoDoc,
  bitacoraDoc,
  type ClienteDoc,
  clienteDoc,
  contadorDoc,
  correoDoc,
  type CreditoDoc,
  creditoDoc,
  type DiaDoc,
  diaDoc,
  type GastoDoc,
  gastoDoc,
  type MovimientoDoc,
  movimientoDoc,
  negocioDoc,
  rutaDoc,
  type SolicitudDoc,
  solicitudDoc,
  totalesDoc,
  usuarioDoc,
} from '@leal/contract/documentos';
import type * as z from 'zod/mini';
import type { Documento } from '../index.ts';

/** The shape of every collection, by the collection names of its path. */
export const FORMAS: Record<string, z.ZodMiniType> = {
  usuarios: usuarioDoc,
  clientes: clienteDoc,
  creditos: creditoDoc,
  'creditos/movimientos': movimientoDoc,
  solicitudes: solicitudDoc,
  gastos: gastoDoc,
  rutas: rutaDoc,
  totales: totalesDoc,
  'totales/dias': diaDoc,
  avisos: avisoDoc,
  bitacora: bitacoraDoc,
  configuracion: negocioDoc,
  contadores: contadorDoc,
  correos: correoDoc,
};

export const coleccionDe = (ruta: string): string =>
  ruta
    .split('/')
    .filter((_, i) => i % 2 === 0)
    .join('/');

/** Everything of one collector, read back from the documents alone. */
export type Libro = {
  id_cobrador: string;
  clientes: ClienteDoc[];
  creditos: CreditoDoc[];
  filas: MovimientoDoc[];
  solicitudes: SolicitudDoc[];
  gastos: GastoDoc[];
  dias: DiaDoc[];
  totales: z.output<typeof totalesDoc>;
  aviso: z.output<typeof avisoDoc>;
  ruta: z.output<typeof rutaDoc>;
  bitacora: z.output<typeof bitacoraDoc>[];
};

export function leerLibro(documentos: readonly Documento[], id_cobrador: string): Libro {
  const suyos = documentos.filter(({ datos }) => datos['id_cobrador'] === id_cobrador);
  const porColeccion = Map.groupBy(suyos, ({ ruta }) => coleccionDe(ruta));
  const lista = <T>(coleccion: string) => (porColeccion.get(coleccion) ?? []).map(({ datos }) => datos as T);
  const aviso = documentos.find(({ ruta }) => ruta === `avisos/${id_cobrador}`);
  return {
    id_cobrador,
    clientes: lista('clientes'),
    creditos: lista('creditos'),
    filas: lista('creditos/movimientos'),
    solicitudes: lista('solicitudes'),
    gastos: lista('gastos'),
    dias: lista('totales/dias'),
    totales: lista<Libro['totales']>('totales')[0]!,
    aviso: aviso!.datos as Libro['aviso'],
    ruta: lista<Libro['ruta']>('rutas')[0]!,
    bitacora: lista('bitacora'),
  };
}
