import type { DiaReporte, reporteSemana } from '@leal/contract';
import {
  DIA_SIN_NADA,
  type DiaCobrado,
  type Fecha,
  type FilaDia,
  type FigurasDeSemana,
  historialDe,
  semanaPasada,
  transferidoDe,
  visitadosDe,
} from '@leal/domain';
import { leerReporteCompilado } from '../../data/reportes-semana.ts';
import { exigirPropio } from '../../context/actor.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { exigirCobrador } from '../usuarios/exigir-cobrador.ts';
import { exigirSemana } from './exigir-semana.ts';
import { figurasVigentes, type Leida, leerPorDias } from './leer-semana.ts';
import { presentarFila } from './presentar-fila.ts';

/** The compiled figures of a week that is over; null when they are missing or out of date. */
async function leerCompilada(id_cobrador: string, lunes: Fecha, hoy: Fecha): Promise<Leida | null> {
  if (semanaPasada(lunes, hoy) === null) return null;
  const figuras = figurasVigentes(await leerReporteCompilado({ id_cobrador, lunes }));
  return figuras && { figuras, dias: [] };
}

type Dia = FigurasDeSemana['dias'][number];

const hechoDe = ({ id_credito, tipo, hora, monto_centavos, transferencia }: FilaDia) => ({
  ...(transferencia && { transferencia }),
  id_credito,
  tipo,
  hora_registro: hora,
  monto_pagado: monto_centavos,
});

type Como = { readonly conHistorial: boolean; readonly enCurso: boolean };

const presentar = (
  figuras: Dia,
  dia: DiaCobrado = DIA_SIN_NADA,
  { conHistorial, enCurso }: Como,
): DiaReporte => ({
  fecha: figuras.fecha,
  total: figuras.cobrado_centavos,
  ...transferidoDe(figuras),
  cantidad_abonos: figuras.abonos,
  clientes: figuras.clientes,
  gastos: figuras.gastos_centavos,
  visitas: figuras.visitas,
  atrasos: figuras.atrasos,
  creditos_nuevos: figuras.creditos_nuevos,
  creditos_por_entregar: figuras.creditos_por_entregar,
  creditos_terminados: figuras.creditos_terminados,
  ...(enCurso && { visitados: [...visitadosDe(dia)], hechos: historialDe(dia).map(hechoDe) }),
  ...(conHistorial && { historial: historialDe(dia).map(presentarFila) }),
});

/** A collector's week: compiled when it is over and no rows are wanted, else from its days' documents. */
export const leerReporteSemana: CasoLectura<typeof reporteSemana> = async (
  { parametros: { id_usuario }, consulta },
  { actor, hoy },
) => {
  exigirPropio(actor, id_usuario);
  const semana = exigirSemana(consulta.semana, hoy);
  const conHistorial = consulta.historial !== 'no';
  const compilada = conHistorial ? null : await leerCompilada(id_usuario, semana.inicio, hoy);
  const { figuras, dias } = compilada ?? (await leerPorDias(id_usuario, semana.inicio, hoy));
  if (!compilada && dias.length === 0 && id_usuario !== actor.uid) await exigirCobrador(id_usuario);
  const { total } = figuras;
  return {
    semana,
    dias: figuras.dias.map((dia) =>
      presentar(
        dia,
        dias.find(({ fecha }) => fecha === dia.fecha),
        { conHistorial, enCurso: semanaPasada(semana.inicio, hoy) === null },
      ),
    ),
    total_semana: total.cobrado_centavos,
    ...transferidoDe(total),
    total_clientes: total.clientes,
    total_gastos: total.gastos_centavos,
    total_visitas: total.visitas,
    total_atrasos: total.atrasos,
    total_creditos_nuevos: total.creditos_nuevos,
    total_creditos_por_entregar: total.creditos_por_entregar,
    total_creditos_terminados: total.creditos_terminados,
  };
};
