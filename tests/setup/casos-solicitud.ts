// The cases of a manager's decisions about requests, kind by kind.
import { fecha, type TipoSolicitud } from '@leal/domain';
import { type Caso, type Partes, UN_PAGO, otroTelefono, abonar, editarOtraVez } from './caso-pregunta.ts';
import type { Escena } from './escena.ts';
import { POR_RENOVAR } from './pagado.ts';

const aprobada = () => ({ estado: 'aprobada' });
const porId = ({ id }: Partes) => ({ id });
/** Nobody can change it while a request of it is open, so the test changes the store. */
const moverPago = ({ mundo, prestamo }: Partes) =>
  mundo.db
    .doc(`creditos/${prestamo.id_credito}/movimientos/pago-2026-11-09`)
    .update({ monto_centavos: 55_500, fecha: fecha('2026-11-09') });

const SOLICITUD = { lectura: 'vistoSolicitud', parametrosLectura: porId, segundo: 'YA_PROCESADA' } as const;
const RENOVACION = {
  ...SOLICITUD,
  creditos: [POR_RENOVAR],
  pedir: ({ pedirRenovacion }: Escena) => pedirRenovacion(),
  cambiar: abonar,
} as const;
const EDICION_CLIENTE = {
  ...SOLICITUD,
  pedir: ({ pedirCambios }: Escena) => pedirCambios({ telefono: '6184445566' }),
  parametros: porId,
  cambiar: otroTelefono,
} as const;
const TARDIA = {
  ...SOLICITUD,
  pedir: ({ pedirTardia }: Escena) => pedirTardia(),
  nombre: 'resolverCapturaTardia',
  parametros: porId,
  cambiar: abonar,
} as const;

/** Every kind whose question shows something that may change meanwhile. */
export const SOLICITUDES: { readonly [T in TipoSolicitud]: readonly Caso[] } = {
  edicion_pago: [
    {
      ...SOLICITUD,
      titulo: 'the edit of a payment approved',
      creditos: UN_PAGO,
      pedir: ({ pedirEdicion }) => pedirEdicion('09', 500),
      nombre: 'resolverEdicionPago',
      parametros: porId,
      cuerpo: aprobada,
      cambiar: moverPago,
      callable: 'resolverSolicitud',
    },
  ],
  eliminacion_pago: [
    {
      ...SOLICITUD,
      titulo: 'the deletion of a payment rejected',
      creditos: UN_PAGO,
      pedir: ({ pedirEliminacion }) => pedirEliminacion('09'),
      nombre: 'resolverEliminacionPago',
      parametros: porId,
      cuerpo: () => ({ estado: 'rechazada' }),
      aparte: 2,
      cambiar: moverPago,
      callable: 'resolverSolicitud',
    },
    {
      ...SOLICITUD,
      titulo: 'the deletion of a payment approved by name',
      creditos: UN_PAGO,
      pedir: ({ pedirEliminacion }) => pedirEliminacion('09'),
      cuerpo: () => ({ decision: 'aprobar' }),
      cambiar: moverPago,
    },
  ],
  abonos_multiples: [
    {
      ...SOLICITUD,
      titulo: 'several abonos approved',
      creditos: UN_PAGO,
      pedir: ({ pedirMultiple }) => pedirMultiple(),
      nombre: 'resolverAbonosMultiples',
      parametros: porId,
      cuerpo: aprobada,
      cambiar: editarOtraVez,
      callable: 'resolverSolicitud',
    },
  ],
  captura_tardia: [
    { ...TARDIA, titulo: 'a late capture approved', cuerpo: aprobada, callable: 'resolverSolicitud' },
    { ...TARDIA, titulo: 'a late capture rejected', cuerpo: () => ({ estado: 'rechazada' }) },
  ],
  edicion_cliente: [
    {
      ...EDICION_CLIENTE,
      titulo: 'the edit of a client approved',
      nombre: 'aprobarEdicionCliente',
      callable: 'resolverSolicitud',
    },
    {
      ...EDICION_CLIENTE,
      titulo: 'the edit of a client approved with what its manager typed',
      nombre: 'aprobarEdicionCliente',
      cuerpo: () => ({ cambios: { telefono: '6187778899' } }),
    },
    {
      ...EDICION_CLIENTE,
      titulo: 'the edit of a client rejected',
      nombre: 'rechazarEdicionCliente',
      aparte: 2,
    },
  ],
  renovacion: [
    {
      ...RENOVACION,
      titulo: 'a renewal approved',
      nombre: 'aprobarRenovacion',
      cuerpo: ({ id }) => ({ id_solicitud: id }),
      callable: 'resolverSolicitud',
    },
    {
      ...RENOVACION,
      titulo: 'a renewal rejected',
      nombre: 'rechazarRenovacion',
      cuerpo: ({ id }) => ({ id_solicitud: id, motivo_rechazo: 'Debe más' }),
      aparte: 1,
    },
  ],
};
