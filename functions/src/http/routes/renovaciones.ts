import * as contrato from '@leal/contract';
import { listarElegibles } from '../../use-cases/renovaciones/listar-elegibles.ts';
import { listarSolicitudes } from '../../use-cases/renovaciones/listar-solicitudes.ts';
import { solicitar } from '../../use-cases/renovaciones/solicitar.ts';
import { verificar } from '../../use-cases/renovaciones/verificar.ts';
import { cambio, lectura } from '../middleware/ruta.ts';

const pendientes = listarSolicitudes('pendientes');
const historial = listarSolicitudes('historial');

export const rutasRenovaciones = {
  renovacionesElegibles: lectura(contrato.renovacionesElegibles, ({ consulta }, contexto) =>
    listarElegibles(undefined, consulta, contexto),
  ),
  renovacionesElegiblesDe: lectura(contrato.renovacionesElegiblesDe, ({ parametros, consulta }, contexto) =>
    listarElegibles(parametros.id_usuario, consulta, contexto),
  ),
  renovacionesPendientes: lectura(contrato.renovacionesPendientes, ({ consulta }, contexto) =>
    pendientes(undefined, consulta, contexto),
  ),
  renovacionesPendientesDe: lectura(contrato.renovacionesPendientesDe, ({ parametros, consulta }, contexto) =>
    pendientes(parametros.id_usuario, consulta, contexto),
  ),
  renovacionesHistorial: lectura(contrato.renovacionesHistorial, ({ consulta }, contexto) =>
    historial(undefined, consulta, contexto),
  ),
  renovacionesHistorialDe: lectura(contrato.renovacionesHistorialDe, ({ parametros, consulta }, contexto) =>
    historial(parametros.id_usuario, consulta, contexto),
  ),
  verificarRenovacion: lectura(contrato.verificarRenovacion, verificar),
  solicitarRenovacion: cambio(contrato.solicitarRenovacion, solicitar),
};
