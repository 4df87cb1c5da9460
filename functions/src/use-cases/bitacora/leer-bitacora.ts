import type { Consulta, leerBitacora as contrato } from '@leal/contract';
import type { BitacoraDoc } from '@leal/contract/documentos';
import type { Query } from 'firebase-admin/firestore';
import { bitacora } from '../../data/bitacora.ts';
import { entreDias } from '../../data/entre-dias.ts';
import { leerPagina } from '../../data/pagina.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { presentarRenglon } from './presentar-renglon.ts';

type Filtros = Consulta<typeof contrato>;

function conFiltros(filtros: Filtros): Query<BitacoraDoc> {
  const iguales = (['id_cobrador', 'id_cliente', 'accion'] as const).reduce<Query<BitacoraDoc>>(
    (consulta, campo) =>
      filtros[campo] === undefined ? consulta : consulta.where(campo, '==', filtros[campo]),
    bitacora.todas(),
  );
  return entreDias(iguales, 'fecha', filtros);
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
