import { createHash } from 'node:crypto';
import type { NegocioDoc } from '@leal/contract/documentos';
import {
  avisoValido,
  conParametros,
  datosLegalesDe,
  legalesDe,
  motivosDeVisita,
  motivosValidos,
  NEGOCIO_POR_DEFECTO,
  type Negocio,
} from '@leal/domain';
import { leer } from '../data/coleccion.ts';
import { documentoNegocio } from '../data/configuracion.ts';
import { cacheTemporal } from '../platform/cache-temporal.ts';
import { reloj } from '../platform/clock.ts';

const MS_RECORDADO = 60_000;
/** Expires by the business clock: settings of yesterday are not used today. */
const recordado = cacheTemporal<Negocio>(MS_RECORDADO, 1, () => reloj.ahora().getTime());
const UNICO = 'negocio';

export const negocioRecordado = (): Negocio | undefined => recordado.leer(UNICO);

/** Keeps what was just read; without a document the spec's numbers hold. */
export const recordarNegocio = (documento: NegocioDoc | undefined): Negocio =>
  recordado.guardar(
    UNICO,
    documento === undefined
      ? NEGOCIO_POR_DEFECTO
      : {
          ...documento,
          parametros: conParametros(documento.parametros),
          motivos_visita: motivosValidos(documento.motivos_visita),
          aviso_cobro: avisoValido(documento.aviso_cobro),
          legales: datosLegalesDe(documento),
        },
  );

const versiones = new WeakMap<Negocio, string>();

/** Equal for equal settings on every instance; computed once for the remembered ones. */
export function versionDe(negocio: Negocio): string {
  const conocida = versiones.get(negocio);
  if (conocida !== undefined) return conocida;
  const { festivos, exigir_segundo_gerente, parametros } = negocio;
  const texto = JSON.stringify([
    festivos.map(({ fecha, nombre }) => [fecha, nombre]),
    exigir_segundo_gerente,
    parametros,
    motivosDeVisita(negocio),
    avisoValido(negocio.aviso_cobro),
    legalesDe(negocio),
  ]);
  const version = createHash('sha256').update(texto).digest('base64url').slice(0, 12);
  versiones.set(negocio, version);
  return version;
}

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
