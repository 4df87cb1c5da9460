import type { reporteDia } from '@leal/contract';
import {
  contarMotivos,
  DIA_SIN_NADA,
  filtrarHistorial,
  historialDe,
  paginar,
  transferidoDe,
  visitadosDe,
} from '@leal/domain';
import { leerDia } from '../../data/dias.ts';
import { exigirPropio } from '../../context/actor.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { exigirCobrador } from '../usuarios/exigir-cobrador.ts';
import { presentarFila } from './presentar-fila.ts';

/** A collector's day with its rows, searched and paged here: one read. */
export const leerReporteDia: CasoLectura<typeof reporteDia> = async (
  { parametros: { id_usuario }, consulta },
  { actor, hoy, negocio },
) => {
  exigirPropio(actor, id_usuario);
  const { fecha = hoy, pagina = 1, limite, busqueda = '' } = consulta;
  if (fecha > hoy) throw new ErrorApp('FECHA_INVALIDA', 'Esa fecha todavía no llega.');
  const [leido, { parametros }] = await Promise.all([leerDia(id_usuario, fecha), negocio()]);
  if (leido === undefined && id_usuario !== actor.uid) await exigirCobrador(id_usuario);
  const dia = leido ?? DIA_SIN_NADA;
  const historial = historialDe(dia);
  const visitados = [...visitadosDe(dia)];
  const hallados = filtrarHistorial(historial, busqueda);
  const { filas, ...paginacion } = paginar(hallados, pagina, limite ?? parametros.tamano_pagina_reporte);
  return {
    fecha,
    historial_fecha: filas.map(presentarFila),
    total_fecha: dia.cobrado_centavos,
    ...transferidoDe(dia),
    cantidad_abonos: dia.pagos,
    clientes_visitados: visitados.length,
    visitados,
    total_registros: historial.length,
    motivos: contarMotivos(dia),
    gastos: dia.gastos_centavos,
    paginacion,
  };
};
