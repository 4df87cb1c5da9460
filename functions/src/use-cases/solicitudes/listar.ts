import type { SolicitudDoc } from '@leal/contract/documentos';
import { ESTADOS_SOLICITUD, type EstadoSolicitud, type TipoSolicitud } from '@leal/domain';
import { leerPagina, type OrdenDeLista } from '../../data/pagina.ts';
import { solicitudesDe } from '../../data/solicitudes.ts';
import { deQuien } from '../../context/actor.ts';
import type { Lectura } from '../../context/caso.ts';
import { exigirCobrador } from '../usuarios/exigir-cobrador.ts';
import { presentarDe } from './presentar-solicitud.ts';

/** Pending ones stand oldest first, decided ones by the newest decision. */
const ordenDe = (estados: readonly EstadoSolicitud[]): OrdenDeLista<SolicitudDoc> =>
  estados.includes('pendiente')
    ? { campo: 'fecha_solicitud', sentido: 'asc', id: 'id_solicitud' }
    : { campo: 'fecha_respuesta', sentido: 'desc', id: 'id_solicitud' };

type Pedida = {
  readonly parametros: { readonly id_usuario?: string };
  readonly consulta: {
    readonly estado?: readonly EstadoSolicitud[] | undefined;
    readonly limite?: number | undefined;
    readonly cursor?: string | undefined;
  };
};

/**
 * The requests of one type, by state: a collector's own; for a manager everybody's, or those of the collector named.
 * `fijos`: the states when the query names none.
 */
export const listarSolicitudes =
  <T extends TipoSolicitud>(tipo: T, fijos: readonly EstadoSolicitud[] = ESTADOS_SOLICITUD) =>
  async ({ parametros, consulta }: Pedida, { actor, negocio }: Lectura) => {
    const { limite = (await negocio()).parametros.tamano_pagina, cursor } = consulta;
    const estados = [...new Set(consulta.estado ?? fijos)].toSorted();
    const id_cobrador = deQuien(actor, parametros.id_usuario);
    const { filas, ...pagina } = await leerPagina(
      solicitudesDe(tipo, estados, id_cobrador),
      ordenDe(estados),
      { filtros: ['solicitudes', tipo, estados, id_cobrador], limite, cursor },
    );
    if (pagina.total === 0 && id_cobrador !== null && id_cobrador !== actor.uid) {
      await exigirCobrador(id_cobrador);
    }
    return { datos: filas.map((doc) => presentarDe(doc as Extract<SolicitudDoc, { tipo: T }>)), ...pagina };
  };
