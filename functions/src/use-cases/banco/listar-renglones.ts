import type { listarRenglones as contrato } from '@leal/contract';
import type { CasoLectura } from '../../context/caso.ts';
import { leerPagina } from '../../data/pagina.ts';
import { renglonesEntre, sumarRenglones } from '../../data/renglones-banco.ts';
import { presentarRenglon } from './presentar-renglon.ts';

const NUEVOS_PRIMERO = { campo: 'fecha', sentido: 'desc', id: 'id_renglon', esDia: true } as const;

export const listarRenglones: CasoLectura<typeof contrato> = async ({ consulta }, { negocio }) => {
  const { estado = 'libre', desde, hasta, cursor } = consulta;
  const todoUnEstado = estado !== 'todos' && desde === undefined && hasta === undefined;
  const { filas, ...pagina } = await leerPagina(
    renglonesEntre(estado, { desde, hasta }),
    NUEVOS_PRIMERO,
    {
      filtros: ['renglones_banco', estado, desde, hasta],
      limite: consulta.limite ?? (await negocio()).parametros.tamano_pagina,
      cursor,
    },
    todoUnEstado ? () => sumarRenglones(estado) : undefined,
  );
  return { datos: filas.map(presentarRenglon), ...pagina };
};
