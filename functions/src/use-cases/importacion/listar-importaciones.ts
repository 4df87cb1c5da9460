import type { leerImportacion as contratoDe, listarImportaciones as contrato } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import { sinMover } from '@leal/domain';
import { leer } from '../../data/coleccion.ts';
import { importaciones, importadosDe } from '../../data/importaciones.ts';
import { leerPagina } from '../../data/pagina.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { presentarImportacion } from './presentar-importacion.ts';

const MAS_NUEVA_PRIMERO = { campo: 'creado_en', sentido: 'desc', id: 'id_importacion' } as const;

/** The files that were begun, newest first; or one of them, by what it holds. */
export const listarImportaciones: CasoLectura<typeof contrato> = async ({ consulta }, { negocio }) => {
  if (consulta.huella !== undefined) {
    const importacion = await leer(importaciones.doc(consulta.huella));
    return { datos: importacion ? [presentarImportacion(importacion)] : [], siguiente: null };
  }
  const { parametros } = await negocio();
  const { filas, ...pagina } = await leerPagina(importaciones.todas(), MAS_NUEVA_PRIMERO, {
    filtros: ['importaciones'],
    limite: consulta.limite ?? parametros.tamano_pagina,
    cursor: consulta.cursor,
  });
  return { datos: filas.map(presentarImportacion), ...pagina };
};

const clienteImportado = (credito: CreditoDoc) => ({
  id_cliente: credito.id_cliente,
  renglon: credito.importado?.renglon ?? 0,
  nombre: credito.nombre,
  nombre_cobrador: credito.nombre_cobrador ?? '',
  fecha_inicio: credito.fecha_inicio,
  saldo: credito.saldo_centavos,
  movido: !sinMover(credito),
});

const POR_ID = { campo: null, sentido: 'asc', id: 'id_credito' } as const;

/** One file with a page of what came with it; 404 for one that nobody has begun. */
export const leerImportacion: CasoLectura<typeof contratoDe> = async (
  { parametros: { id_importacion }, consulta },
  { negocio },
) => {
  const doc = await leer(importaciones.doc(id_importacion));
  if (doc === undefined) throw new ErrorApp('NO_ENCONTRADO', 'Ese archivo no se ha importado.');
  const { parametros } = await negocio();
  const { filas, ...pagina } = await leerPagina(importadosDe(id_importacion), POR_ID, {
    filtros: ['importados', id_importacion],
    limite: consulta.limite ?? parametros.tamano_pagina,
    cursor: consulta.cursor,
  });
  return { importacion: presentarImportacion(doc), datos: filas.map(clienteImportado), ...pagina };
};
