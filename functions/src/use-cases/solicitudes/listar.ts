import type { SolicitudDoc } from '@leal/contract/documentos';
import { ESTADOS_SOLICITUD, type EstadoSolicitud, ROL, type TipoSolicitud } from '@leal/domain';
import { leerPagina, type Orden } from '../../data/pagina.ts';
import { solicitudesDe } from '../../data/solicitudes.ts';
import type { Lectura } from '../../context/caso.ts';
import { presentarDe } from './presentar-solicitud.ts';

/** What waits is answered from its oldest on; what was decided is looked up from its newest decision on. */
const ordenDe = (estados: readonly EstadoSolicitud[]): Orden<SolicitudDoc> =>
  estados.includes('pendiente')
    ? { campo: 'fecha_solicitud', sentido: 'asc', id: 'id_solicitud' }
    : { campo: 'fecha_respuesta', sentido: 'desc', id: 'id_solicitud' };

type Consulta = {
  readonly estado?: readonly EstadoSolicitud[] | undefined;
  readonly limite?: number | undefined;
  readonly cursor?: string | undefined;
};

/** The requests of one type, by state: a collector's own, everybody's to a manager. */
export const listarSolicitudes =
  <T extends TipoSolicitud>(tipo: T) =>
  async ({ consulta }: { readonly consulta: Consulta }, { actor, negocio }: Lectura) => {
    const { limite = (await negocio()).parametros.tamano_pagina, cursor } = consulta;
    const estados = [...new Set(consulta.estado ?? ESTADOS_SOLICITUD)].toSorted();
    const id_cobrador = actor.id_rol === ROL.cobrador ? actor.uid : null;
    const { filas, ...pagina } = await leerPagina(
      solicitudesDe(tipo, estados, id_cobrador),
      ordenDe(estados),
      { filtros: ['solicitudes', tipo, estados, id_cobrador], limite, cursor },
    );
    return { datos: filas.map((doc) => presentarDe(doc as Extract<SolicitudDoc, { tipo: T }>)), ...pagina };
  };
