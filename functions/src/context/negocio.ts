import { createHash } from 'node:crypto';
import { cambiosDeAjustes } from '@leal/contract';
import type { CalendarioDoc, NegocioDoc } from '@leal/contract/documentos';
import {
  avisoValido,
  type CalendarioDeCobro,
  datosLegalesDe,
  deAntesValidos,
  festivosValidos,
  horariosValidos,
  legalesDe,
  motivosDeVisita,
  motivosValidos,
  NEGOCIO_POR_DEFECTO,
  type Negocio,
  negocioEn,
  parametrosPuestos,
  porVenirValidos,
  umbralesPuestos,
  versionEn,
  festivosDeVersion,
} from '@leal/domain';
import * as z from 'zod/mini';
import { leer } from '../data/coleccion.ts';
import { documentoCalendario, documentoNegocio } from '../data/configuracion.ts';
import { cacheTemporal } from '../platform/cache-temporal.ts';
import { reloj } from '../platform/clock.ts';

const MS_RECORDADO = 60_000;
/** The settings by each version of the calendar: the same object for the same version, as long as they are remembered. */
type Recordado = {
  readonly negocio: Negocio;
  readonly versiones: CalendarioDeCobro | undefined;
  readonly porVersion: Map<number, Negocio>;
};

/** Expires by the business clock: settings of yesterday are not used today. */
const recordado = cacheTemporal<Recordado>(MS_RECORDADO, 1, () => reloj.ahora().getTime());
const UNICO = 'negocio';

/** The settings as they are in force now: those saved for a day, and a version of the calendar, come into force by the clock. */
const vigentes = (leidos: Recordado): Negocio => negocioEn(conCalendario(leidos), reloj.ahora());

function conCalendario({ negocio, versiones, porVersion }: Recordado): Negocio {
  if (versiones === undefined) return negocio;
  const vigente = versionEn(versiones, reloj.ahora());
  const conocido = porVersion.get(vigente);
  if (conocido) return conocido;
  const calendario = { vigente, versiones };
  const deLaVersion = {
    ...negocio,
    festivos: festivosDeVersion({ ...negocio, calendario }, vigente),
    calendario,
  };
  porVersion.set(vigente, deLaVersion);
  return deLaVersion;
}

export function negocioRecordado(): Negocio | undefined {
  const leido = recordado.leer(UNICO);
  return leido && vigentes(leido);
}

/** A planned change that somebody edited by hand into what no setting can be changes nothing when its day comes. */
const porVenirDe = ({ programados }: NegocioDoc) =>
  porVenirValidos(
    programados.flatMap(({ desde, cambios }) =>
      z.safeParse(cambiosDeAjustes, cambios).success ? [{ ...cambios, desde }] : [],
    ),
  );

const negocioDe = (documento: NegocioDoc): Negocio => ({
  ...documento,
  festivos: festivosValidos(documento.festivos),
  exigir_segundo_gerente: documento.exigir_segundo_gerente === true,
  parametros: parametrosPuestos(documento.parametros),
  umbrales: umbralesPuestos(documento.parametros),
  horarios: horariosValidos(documento.horarios),
  de_antes: deAntesValidos(documento.de_antes),
  por_venir: porVenirDe(documento),
  hubo_transferencias: documento.hubo_transferencias === true,
  motivos_visita: motivosValidos(documento.motivos_visita),
  aviso_cobro: avisoValido(documento.aviso_cobro),
  legales: datosLegalesDe(documento),
});

/**
 * The settings that were just read are kept; without a document the spec's numbers hold. As long as there is no
 * calendar, the holidays are those of the settings.
 */
export const recordarNegocio = (
  documento: NegocioDoc | undefined,
  calendario: CalendarioDoc | undefined,
): Negocio =>
  vigentes(
    recordado.guardar(UNICO, {
      negocio: documento === undefined ? NEGOCIO_POR_DEFECTO : negocioDe(documento),
      versiones: calendario?.versiones,
      porVersion: new Map(),
    }),
  );

const versiones = new WeakMap<Negocio, string>();

/** Equal for equal settings on every instance; computed once for the remembered ones. */
export function versionDe(negocio: Negocio): string {
  const conocida = versiones.get(negocio);
  if (conocida !== undefined) return conocida;
  const { festivos, calendario, exigir_segundo_gerente, parametros, horarios, de_antes, por_venir } = negocio;
  const texto = JSON.stringify([
    festivos.map(({ fecha, nombre }) => [fecha, nombre]),
    calendario ?? null,
    exigir_segundo_gerente,
    parametros,
    motivosDeVisita(negocio),
    avisoValido(negocio.aviso_cobro),
    legalesDe(negocio),
    [horarios ?? {}, de_antes ?? [], por_venir ?? []],
    ...(negocio.hubo_transferencias ? [true] : []),
  ]);
  const version = createHash('sha256').update(texto).digest('base64url').slice(0, 12);
  versiones.set(negocio, version);
  return version;
}

let enCamino: Promise<Negocio> | undefined;

async function leerDeNuevo(): Promise<Negocio> {
  try {
    const [documento, calendario] = await Promise.all([
      leer(documentoNegocio()),
      leer(documentoCalendario()),
    ]);
    return recordarNegocio(documento, calendario);
  } finally {
    enCamino = undefined;
  }
}

/** Requests that come while it is being read wait for the same answer. */
export const leerNegocio = async (): Promise<Negocio> => negocioRecordado() ?? (enCamino ??= leerDeNuevo());
