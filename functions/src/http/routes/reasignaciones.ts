import * as contrato from '@leal/contract';
import { crearReasignacion } from '../../use-cases/reasignaciones/crear-reasignacion.ts';
import {
  leerReasignacion,
  listarReasignaciones,
} from '../../use-cases/reasignaciones/leer-reasignaciones.ts';
import { leerVistoReasignacion } from '../../use-cases/reasignaciones/leer-visto.ts';
import {
  detenerReasignacion,
  seguirReasignacion,
} from '../../use-cases/reasignaciones/seguir-reasignacion.ts';
import { cambio, lectura } from '../middleware/ruta.ts';

export const rutasReasignaciones = {
  vistoReasignacion: lectura(contrato.vistoReasignacion, leerVistoReasignacion),
  crearReasignacion: cambio(contrato.crearReasignacion, crearReasignacion),
  seguirReasignacion: cambio(contrato.seguirReasignacion, seguirReasignacion),
  detenerReasignacion: cambio(contrato.detenerReasignacion, detenerReasignacion),
  leerReasignacion: lectura(contrato.leerReasignacion, leerReasignacion),
  listarReasignaciones: lectura(contrato.listarReasignaciones, listarReasignaciones),
};
