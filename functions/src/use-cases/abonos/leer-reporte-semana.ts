import type { DiaReporte, reporteSemana } from '@leal/contract';
import {
  DIA_SIN_NADA,
  type DiaCobrado,
  diasDeSemana,
  type Fecha,
  historialDe,
  sumarSemana,
  visitadosDe,
} from '@leal/domain';
import { leerDias } from '../../data/dias.ts';
import { exigirPropio } from '../../platform/actor.ts';
import type { CasoLectura } from '../../platform/caso.ts';
import { exigirCobrador } from '../clientes/exigir-cobrador.ts';
import { exigirSemana } from './exigir-semana.ts';
import { presentarFila } from './presentar-fila.ts';

const presentar = (fecha: Fecha, dia: DiaCobrado): DiaReporte => ({
  fecha,
  total: dia.cobrado_centavos,
  cantidad_abonos: dia.pagos,
  clientes: visitadosDe(dia).size,
  gastos: dia.gastos_centavos,
  historial: historialDe(dia).map(presentarFila),
});

/** A collector's week from its days' documents; those still to come are not read. */
export const leerReporteSemana: CasoLectura<typeof reporteSemana> = async (
  { parametros: { id_usuario }, consulta },
  { actor, hoy },
) => {
  exigirPropio(actor, id_usuario);
  const semana = exigirSemana(consulta.semana, hoy);
  const fechas = diasDeSemana(semana.inicio);
  const leidos = await leerDias(
    id_usuario,
    fechas.filter((fecha) => fecha <= hoy),
  );
  if (id_usuario !== actor.uid && leidos.every((dia) => dia === undefined)) await exigirCobrador(id_usuario);
  const dias = fechas.map((_, i) => leidos[i] ?? DIA_SIN_NADA);
  const { cobrado, clientes, gastos } = sumarSemana(dias);
  return {
    semana,
    dias: fechas.map((fecha, i) => presentar(fecha, dias[i] ?? DIA_SIN_NADA)),
    total_semana: cobrado,
    total_clientes: clientes,
    total_gastos: gastos,
  };
};
