// Weeks that are over, of collectors by the thousand: their days, and the reports that were compiled of them.
import { diaDoc } from '@leal/contract/documentos';
import { centavos, type Fecha, fecha, figurasDeSemana, idReporteSemana, sumarDias } from '@leal/domain';
import type { Documento } from '@leal/seed';
import { DIA_EN_CEROS } from '../../functions/src/data/totales.ts';
import { idDe } from './muchos.ts';
import { AHORA } from './oficina.ts';

/** The week before the last one, and the three before it: each was compiled when it ended. */
export const SEMANAS = ['2026-11-02', '2026-10-26', '2026-10-19', '2026-10-12'].map(fecha) as [
  Fecha,
  Fecha,
  Fecha,
  Fecha,
];

/** What a collector did on two days of a week; every ninth did nothing in it. */
export function semanaDe(i: number, lunes: Fecha): Documento[] {
  const id_cobrador = idDe(i);
  const n = SEMANAS.indexOf(lunes) + 1;
  const dias = (i % 9 === n ? [] : [0, 4]).map((cual) => {
    const cobrado_centavos = centavos(1_000 * n + 100 * cual + i);
    return { id_cobrador, fecha: sumarDias(lunes, cual), ...DIA_EN_CEROS, cobrado_centavos, pagos: 2 + n };
  });
  const reporte = { id_cobrador, lunes, por_recompilar: false, marcado_en: null, compilado_en: AHORA };
  const cifras = figurasDeSemana(
    lunes,
    dias.map((dia) => diaDoc.parse(dia)),
  );
  return [
    ...dias.map((dia) => ({ ruta: `totales/${id_cobrador}/dias/${dia.fecha}`, datos: dia })),
    { ruta: `reportes_semanales/${idReporteSemana(id_cobrador, lunes)}`, datos: { ...reporte, cifras } },
  ];
}
