// The jobs that the clock starts, in the middle of everything else.
import { type Fecha, lunesDe } from '@leal/domain';
import type { Azar } from '@leal/seed';
import { expect } from 'vitest';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { llevarAjustes } from '../../functions/src/use-cases/ajustes/llevar-ajustes.ts';
import { llevarReasignaciones } from '../../functions/src/use-cases/reasignaciones/llevar-reasignaciones.ts';
import {
  compilarReportes,
  recompilarReportes,
} from '../../functions/src/use-cases/reportes/compilar-reportes.ts';
import { guardarMarcas } from '../../functions/src/use-cases/reportes/guardar-marcas.ts';
import { guardarSenales } from '../../functions/src/use-cases/reportes/guardar-senales.ts';
import { buscarParecidos } from '../../functions/src/use-cases/vistos/buscar-parecidos.ts';
import { comprobarFotos } from './comprobar-fotos.ts';
import { sinDiferencias } from './con-oficina.ts';
import type { Oficina } from './oficina.ts';
import { comprobarCierre } from './pantallas.ts';

/** The night's reconciliation has nothing to repair, whatever goes on meanwhile. It also prunes the sums of old days. */
export async function conciliar({ ahora }: Oficina): Promise<void> {
  await sinDiferencias(ahora, {});
}

/**
 * The same by night, when nobody works: it also keeps the portfolio as the day before left it, credit by credit. Only then are the
 * pictures of weeks those of the rows: a correction that is made meanwhile is in tomorrow's.
 */
async function cerrar(oficina: Oficina): Promise<void> {
  const desde = oficina.ahora();
  await sinDiferencias(oficina.ahora, { deNoche: true });
  comprobarFotos(oficina, desde);
  await comprobarCierre(oficina);
}

export async function recompilar({ ahora }: Oficina): Promise<void> {
  expect((await recompilarReportes(ahora())).fallidos).toEqual([]);
}

export async function marcar({ ahora }: Oficina): Promise<void> {
  expect((await guardarMarcas(ahora())).fallidos).toEqual([]);
}

/** The minute's look at the holidays: a version of them, and the credits that go over to it. */
export async function llevar({ ahora }: Oficina): Promise<void> {
  await llevarAjustes({ ahora }, Infinity);
}

/** The minute's look at clients that are on their way to somebody else, and that nobody brings on. */
export async function llevarReasignadas({ ahora }: Oficina): Promise<void> {
  await llevarReasignaciones({ ahora }, Infinity);
}

/** The search for whom the clients of waiting credits may be already; a second look finds it said. */
async function buscarDosVeces(): Promise<void> {
  expect((await buscarParecidos()).fallido).toBe(0);
  expect(await buscarParecidos()).toMatchObject({ cambiado: 0, fallido: 0 });
}

/** The store deletes the records of keys whose time is over. */
async function olvidarClaves({ espejo, ahora }: Oficina): Promise<void> {
  const hasta = ahora();
  const tanda = firestore().batch();
  for (const [ruta, { expira_en }] of espejo.entradas('idempotencia'))
    if (expira_en instanceof Date && expira_en < hasta) tanda.delete(firestore().doc(ruta));
  await tanda.commit();
}

/** The reconciliation reads every ledger: not every night here. */
const SE_CONCILIA = 0.3;

/** At the first step of a day: what ran since the last one, on Mondays the reports of the week before it. */
export async function pasarNoche(oficina: Oficina, ayer: Fecha, azar: Azar): Promise<void> {
  const hoy = oficina.hoy();
  if (hoy === ayer) return;
  if (lunesDe(hoy) > ayer) expect((await compilarReportes(oficina.ahora())).fallidos).toEqual([]);
  await marcar(oficina);
  expect((await guardarSenales(oficina)).fallidos).toEqual([]);
  await recompilar(oficina);
  await buscarDosVeces();
  if (azar.ocurre(SE_CONCILIA)) await cerrar(oficina);
  await olvidarClaves(oficina);
}
