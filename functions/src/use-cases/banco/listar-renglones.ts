import type { listarRenglones as contrato } from '@leal/contract';
import type { CasoLectura } from '../../context/caso.ts';
import { leerPagina } from '../../data/pagina.ts';
import { renglonesEn, sumarRenglones } from '../../data/renglones-banco.ts';
import { presentarRenglon } from './presentar-renglon.ts';

const NUEVOS_PRIMERO = { campo: 'fecha', sentido: 'desc', id: 'id_renglon', esDia: true } as const;

export const listarRenglones: CasoLectura<typeof contrato> = async ({ consulta }, { negocio }) => {
  const { estado = 'libre', cursor } = consulta;
  const { filas, ...pagina } = await leerPagina(
    renglonesEn(estado),
    NUEVOS_PRIMERO,
    {
      filtros: ['renglones_banco', estado],
      limite: consulta.limite ?? (await negocio()).parametros.tamano_pagina,
      cursor,
    },
    () => sumarRenglones(estado),
  );
  return { datos: filas.map(presentarRenglon), ...pagina };
};
