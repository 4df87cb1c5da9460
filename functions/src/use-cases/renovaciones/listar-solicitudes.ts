import type { Consulta, renovacionesPendientes, Respuesta, SolicitudDe } from '@leal/contract';
import { leerPagina, type Orden } from '../../data/pagina.ts';
import { renovacionesEn, type SolicitudRenovacionDoc } from '../../data/renovaciones.ts';
import { deQuien } from '../../context/actor.ts';
import type { Lectura } from '../../context/caso.ts';
import { exigirCobrador } from '../usuarios/exigir-cobrador.ts';
import { presentarSolicitud } from '../solicitudes/presentar-solicitud.ts';

type Contrato = typeof renovacionesPendientes;

const CLASES = {
  /** Oldest first: whoever asked first is answered first. */
  pendientes: { estados: ['pendiente'], campo: 'fecha_solicitud', sentido: 'asc' },
  /** Newest decision first. */
  historial: { estados: ['aprobada', 'rechazada'], campo: 'fecha_respuesta', sentido: 'desc' },
} as const;

/** Requests for renewal, one's own or, for a manager, everybody's. */
export const listarSolicitudes =
  (clase: keyof typeof CLASES) =>
  async (
    id_usuario: string | undefined,
    { limite, cursor }: Consulta<Contrato>,
    { actor, negocio }: Lectura,
  ): Promise<Respuesta<Contrato>> => {
    const { estados, campo, sentido } = CLASES[clase];
    const id_cobrador = deQuien(actor, id_usuario);
    const { parametros } = await negocio();
    const orden: Orden<SolicitudRenovacionDoc> = { campo, sentido, id: 'id_solicitud' };
    const { filas, ...pagina } = await leerPagina(renovacionesEn(estados, id_cobrador), orden, {
      filtros: ['renovaciones', clase, id_cobrador],
      limite: limite ?? parametros.tamano_pagina,
      cursor,
    });
    if (pagina.total === 0 && id_cobrador !== null && id_cobrador !== actor.uid) {
      await exigirCobrador(id_cobrador);
    }
    return { datos: filas.map((doc) => presentarSolicitud(doc) as SolicitudDe<'renovacion'>), ...pagina };
  };
