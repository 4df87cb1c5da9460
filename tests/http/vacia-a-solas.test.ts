// Tests that need a suite for themselves: runs over all collectors, faults, and records that lists refuse.
import { porCorrida } from '@leal/pruebas/corrida';
import { describe } from 'vitest';
import { abrirASolas, delResto } from '../setup/a-solas.ts';
import { conciliacionCortada } from './a-solas/conciliacion-cortada.ts';
import { datosLegales } from './a-solas/datos-legales.ts';
import { exportacionEnPaginas } from './a-solas/excel-paginas.ts';
import { fallas } from './a-solas/fallas.ts';
import { primerGerente } from './a-solas/primer-gerente.ts';
import { sinPosicion } from './a-solas/sin-posicion.ts';
import { respaldoRestaurado } from './a-solas/respaldo.ts';

const solas = await abrirASolas('vacia');

// First, while nothing is wrong that a reconciliation would tell.
describe('a backup', () => respaldoRestaurado(solas));
describe('the first manager', () => primerGerente(solas));
describe('a reconciliation that is cut short', () => conciliacionCortada(solas));
delResto('the words of the law', () => datosLegales(solas));
delResto('where collectors were', () => sinPosicion(solas));
describe('a bad line to the store', () => fallas(solas, porCorrida({ corta: 6, resto: 1, todo: 1 })));
// Last, because it leaves malformed records.
describe('an export of credits', () => exportacionEnPaginas(solas));
