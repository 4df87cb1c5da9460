import type { NombreLlamada } from '@leal/contract';
import { ALTAS } from './altas.ts';
import { BANCO } from './banco.ts';
import { COMPROBANTES } from './comprobantes.ts';
import { CORTES } from './cortes.ts';
import { DECISIONES } from './decisiones.ts';
import type { Fila } from './fila.ts';
import { IMPORTACIONES } from './importaciones.ts';
import { GENERALES, type Publica } from './generales.ts';
import { PRESTADAS } from './prestatario.ts';
import { REASIGNACIONES } from './reasignaciones.ts';
import { VISTOS } from './vistos.ts';

/** The roles that may make each call that asks for a token, with the request by which it is tried. */
export const MATRIZ: Record<Exclude<NombreLlamada, Publica>, Fila> = {
  ...GENERALES,
  ...ALTAS,
  ...BANCO,
  ...COMPROBANTES,
  ...CORTES,
  ...DECISIONES,
  ...PRESTADAS,
  ...REASIGNACIONES,
  ...IMPORTACIONES,
  ...VISTOS,
};
