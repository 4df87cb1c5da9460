import type { NegocioDoc } from '@leal/contract/documentos';
import { conParametros, NEGOCIO_POR_DEFECTO, type Negocio } from '@leal/domain';
import { leer } from '../data/coleccion.ts';
import { documentoNegocio } from '../data/configuracion.ts';
import { cacheTemporal } from './cache-temporal.ts';

const MS_RECORDADO = 60_000;
const recordado = cacheTemporal<Negocio>(MS_RECORDADO, 1);
const UNICO = 'negocio';

export const negocioRecordado = (): Negocio | undefined => recordado.leer(UNICO);

/** Keeps what was just read; without a document the spec's numbers hold. */
export const recordarNegocio = (documento: NegocioDoc | undefined): Negocio =>
  recordado.guardar(
    UNICO,
    documento === undefined
      ? NEGOCIO_POR_DEFECTO
      : { ...documento, parametros: conParametros(documento.parametros) },
  );

let enCamino: Promise<Negocio> | undefined;

async function leerDeNuevo(): Promise<Negocio> {
  try {
    return recordarNegocio(await leer(documentoNegocio()));
  } finally {
    enCamino = undefined;
  }
}

/** Requests that come while it is being read wait for the same answer. */
export const leerNegocio = async (): Promise<Negocio> => negocioRecordado() ?? (enCamino ??= leerDeNuevo());
