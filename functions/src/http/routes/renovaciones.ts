import * as contrato from '@leal/contract';
import { listarElegibles } from '../../use-cases/renovaciones/listar-elegibles.ts';
import { listarSolicitudes } from '../../use-cases/solicitudes/listar.ts';
import { solicitarRenovacion } from '../../use-cases/renovaciones/solicitar-renovacion.ts';
import { leerElegibilidad } from '../../use-cases/renovaciones/leer-elegibilidad.ts';
import { cambio, lectura } from '../middleware/ruta.ts';

const pendientes = listarSolicitudes('renovacion', ['pendiente']);
const historial = listarSolicitudes('renovacion', ['aprobada', 'rechazada']);

export const rutasRenovaciones = {
  renovacionesElegibles: lectura(contrato.renovacionesElegibles, ({ consulta }, contexto) =>
    listarElegibles(undefined, consulta, contexto),
  ),
  renovacionesElegiblesDe: lectura(contrato.renovacionesElegiblesDe, ({ parametros, consulta }, contexto) =>
    listarElegibles(parametros.id_usuario, consulta, contexto),
  ),
  renovacionesPendientes: lectura(contrato.renovacionesPendientes, pendientes),
  renovacionesPendientesDe: lectura(contrato.renovacionesPendientesDe, pendientes),
  renovacionesHistorial: lectura(contrato.renovacionesHistorial, historial),
  renovacionesHistorialDe: lectura(contrato.renovacionesHistorialDe, historial),
  verificarRenovacion: lectura(contrato.verificarRenovacion, leerElegibilidad),
  solicitarRenovacion: cambio(contrato.solicitarRenovacion, solicitarRenovacion),
};
