import type { Consulta, leerBitacora as contrato } from '@leal/contract';
import type { BitacoraDoc } from '@leal/contract/documentos';
import { instanteLocal, sumarDias } from '@leal/domain';
import type { Query } from 'firebase-admin/firestore';
import { bitacora } from '../../data/bitacora.ts';
import { leerPagina } from '../../data/pagina.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { presentarRenglon } from './presentar-renglon.ts';

type Filtros = Consulta<typeof contrato>;

/** The midnight that begins a business day, or the next one, which ends it. */
function entreFechas(consulta: Query<BitacoraDoc>, { desde, hasta }: Filtros): Query<BitacoraDoc> {
  const conInicio =
    desde === undefined ? consulta : consulta.where('fecha', '>=', instanteLocal(desde, '00:00'));
  return hasta === undefined
    ? conInicio
    : conInicio.where('fecha', '<', instanteLocal(sumarDias(hasta, 1), '00:00'));
}

function conFiltros(filtros: Filtros): Query<BitacoraDoc> {
  const iguales = (['id_cobrador', 'id_cliente', 'accion'] as const).reduce<Query<BitacoraDoc>>(
    (consulta, campo) =>
      filtros[campo] === undefined ? consulta : consulta.where(campo, '==', filtros[campo]),
    bitacora.todas(),
  );
  return entreFechas(iguales, filtros);
}

/** The audit, newest first; page + 3 reads: each row keeps the name of the client it was about. */
export const leerBitacora: CasoLectura<typeof contrato> = async ({ consulta }, { negocio }) => {
  const { limite, cursor, ...filtros } = consulta;
  const { parametros } = await negocio();
  const { filas, ...pagina } = await leerPagina(
    conFiltros(consulta),
    { campo: 'fecha', sentido: 'desc', id: 'id' },
    { filtros: ['bitacora', filtros], limite: limite ?? parametros.tamano_pagina, cursor, sinAdelanto: true },
  );
  return { datos: filas.map(presentarRenglon), ...pagina };
};
