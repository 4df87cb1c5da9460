// The tests of the demo that concern everybody: its books, the office's figures, the cost of each call, and the
// reconciliation.
import { describe } from 'vitest';
import { abrirASolas, delResto } from '../setup/a-solas.ts';
import { sumasConciliadas } from './a-solas/conciliacion.ts';
import { cuentasConciliadas } from './a-solas/cuentas-conciliadas.ts';
import { conteosDeDecisiones } from './a-solas/conteos-decisiones.ts';
import { conteosDeExportacion } from './a-solas/conteos-exportacion.ts';
import { conteos } from './a-solas/conteos.ts';
import { figurasDelDemo } from './a-solas/figuras-gerente.ts';
import { filtrosDeActivos } from './a-solas/filtros-activos.ts';
import { semanasComparadas } from './a-solas/semanas-comparadas.ts';
import { clientesDeAntes } from './a-solas/reindexar.ts';
import { nocheDelDemo } from './a-solas/noche-del-demo.ts';

const solas = await abrirASolas('demo');

describe('the night’s run', () => nocheDelDemo(solas));
describe('the office’s figures', () => figurasDelDemo(solas));
delResto('active clients by every filter', () => filtrosDeActivos(solas));
delResto('weeks side by side', () => semanasComparadas(solas));
describe('what a call costs', () => conteos(solas));
delResto('what an export costs', () => conteosDeExportacion(solas));
describe('what a decision costs', () => conteosDeDecisiones(solas));
describe('the reconciliation', () => sumasConciliadas(solas));
delResto('accounts and their records', () => cuentasConciliadas(solas));
delResto('the search, after its rules changed', () => clientesDeAntes(solas));
