// What is everybody's and wants nobody else there: runs over all collectors, faults, and records that lists refuse.
import { describe } from 'vitest';
import { abrirASolas } from '../setup/a-solas.ts';
import { conciliacionCortada } from './a-solas/conciliacion-cortada.ts';
import { exportacionEnPaginas } from './a-solas/excel-paginas.ts';
import { fallas } from './a-solas/fallas.ts';

const solas = await abrirASolas('vacia');

// Each run reads all ledgers: while they are few.
describe('a reconciliation that is cut short', () => conciliacionCortada(solas));
describe('a bad line to the store', () => fallas(solas));
// Last: what it leaves is malformed.
describe('an export of credits', () => exportacionEnPaginas(solas));
