// The roles that may decide requests, and those that may list them.
import type { NombreLlamada } from '@leal/contract';
import { pagado, POR_RENOVAR } from '../pagado.ts';
import { type Datos, DE_GERENTE, type Fila, LISTA_DE_TODOS } from './fila.ts';

const porId = ({ id_solicitud: id }: Datos) => ({ parametros: { id } });
const aprobada = (datos: Datos) => ({ ...porId(datos), cuerpo: { estado: 'aprobada' } });
const CON_PAGO = { creditos: [pagado(600)], ...DE_GERENTE };
const CON_CAMBIOS = {
  peticion: porId,
  preparar: ({ pedirCambios }) => pedirCambios({ calle: 'Hidalgo' }),
  ...DE_GERENTE,
} satisfies Fila;
const CON_RENOVACION = {
  creditos: [POR_RENOVAR],
  preparar: ({ pedirRenovacion }) => pedirRenovacion(),
  ...DE_GERENTE,
} satisfies Omit<Fila, 'peticion'>;

export const DECISIONES = {
  solicitudesEdicionPago: LISTA_DE_TODOS,
  solicitudesAbonosMultiples: LISTA_DE_TODOS,
  solicitudesEliminacionPago: LISTA_DE_TODOS,
  solicitudesEdicionCliente: LISTA_DE_TODOS,
  solicitudesCapturaTardia: LISTA_DE_TODOS,
  resolverEdicionPago: {
    ...CON_PAGO,
    peticion: aprobada,
    preparar: ({ pedirEdicion }) => pedirEdicion('09', 500),
  },
  resolverEliminacionPago: {
    ...CON_PAGO,
    peticion: aprobada,
    preparar: ({ pedirEliminacion }) => pedirEliminacion('09'),
  },
  resolverAbonosMultiples: {
    ...DE_GERENTE,
    peticion: aprobada,
    preparar: ({ pedirMultiple }) => pedirMultiple(),
  },
  resolverCapturaTardia: {
    ...DE_GERENTE,
    peticion: aprobada,
    preparar: ({ pedirTardia }) => pedirTardia(),
  },
  aprobarEdicionCliente: CON_CAMBIOS,
  rechazarEdicionCliente: CON_CAMBIOS,
  aprobarRenovacion: { ...CON_RENOVACION, peticion: ({ id_solicitud }) => ({ cuerpo: { id_solicitud } }) },
  rechazarRenovacion: {
    ...CON_RENOVACION,
    peticion: ({ id_solicitud }) => ({ cuerpo: { id_solicitud, motivo_rechazo: 'No alcanza' } }),
  },
} satisfies { readonly [N in NombreLlamada]?: Fila };
