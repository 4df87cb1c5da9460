import type { Ajustes } from '@leal/contract';
import type { CalendarioDoc, MudanzaDoc, NegocioDoc } from '@leal/contract/documentos';
import {
  aInstanteIso,
  avisoValido,
  conParametros,
  datosLegalesDe,
  errorDeAjuste,
  horariosValidos,
  type Fecha,
  motivosValidos,
  type NombreAjuste,
  NOMBRES_AJUSTES,
  porFecha,
  tomar,
} from '@leal/domain';
import { isDeepStrictEqual } from 'node:util';
import { huellaDeContenido } from '../../platform/idempotencia.ts';
import { criteriosQueFaltan, loQueFalta } from '../calendario/abrir-version.ts';

/** The settings of an office where nobody has set any. */
export const SIN_AJUSTES: NegocioDoc = {
  festivos: [],
  exigir_segundo_gerente: false,
  parametros: {},
  programados: [],
  de_antes: [],
};

/** The same for the same settings, whoever wrote them, and in whatever order. */
export const versionDeAjustes = (ajustes: NegocioDoc): string => huellaDeContenido(ajustes);

const LARGO = 60;
const comoTexto = (valor: unknown): string => {
  const texto = typeof valor === 'string' ? valor : JSON.stringify(valor);
  return texto.length > LARGO ? `${texto.slice(0, LARGO)}…` : texto;
};

/** Values of the console that no rule can use, or that the screen would refuse; those that are used are none. */
function noSirven(ajustes: NegocioDoc): Ajustes['no_sirven'] {
  const usados = conParametros(ajustes.parametros);
  const numeros = NOMBRES_AJUSTES.flatMap((nombre: NombreAjuste) => {
    const valor = ajustes.parametros[nombre];
    const malo =
      valor !== undefined && (valor !== usados[nombre] || errorDeAjuste(nombre, usados[nombre]) !== null);
    return malo ? [{ campo: nombre, valor }] : [];
  });
  const { aviso_cobro, rfc, aviso_privacidad } = ajustes;
  const limpios = { aviso_cobro: avisoValido(aviso_cobro), ...datosLegalesDe(ajustes) };
  const textos = Object.entries({ aviso_cobro, rfc, aviso_privacidad }).flatMap(([campo, valor]) =>
    valor !== undefined && valor !== null && valor !== '' && !usa(limpios, campo, valor)
      ? [{ campo, valor }]
      : [],
  );
  const { horarios } = ajustes;
  const dias = horarios === undefined || isDeepStrictEqual(horarios, horariosValidos(horarios));
  return [...numeros, ...textos, ...(dias ? [] : [{ campo: 'horarios', valor: horarios }])].map(
    ({ campo, valor }) => ({ campo, valor: comoTexto(valor) }),
  );
}

/** An RFC is written in many ways: it is used where something is left of it. */
const usa = (limpios: Readonly<Record<string, unknown>>, campo: string, valor: unknown): boolean =>
  campo === 'rfc'
    ? limpios[campo] !== null
    : limpios[campo] === (typeof valor === 'string' ? valor.trim() : valor);

function presentarMudanza(
  mudanza: MudanzaDoc | undefined,
  calendario: CalendarioDoc | undefined,
): Ajustes['mudanza'] {
  const nueva = calendario?.versiones.find(({ version }) => version === mudanza?.version);
  if (mudanza === undefined || nueva === undefined) return null;
  const { version, creditos, estado } = mudanza;
  return {
    version,
    creditos,
    dias: nueva.mas.length + nueva.menos.length > 0,
    criterios: nueva.criterios !== undefined,
    en_curso: estado === 'en_curso',
    rige_desde: aInstanteIso(new Date(nueva.desde_ms)),
  };
}

export type Leidos = {
  readonly negocio: NegocioDoc | undefined;
  readonly calendario: CalendarioDoc | undefined;
  readonly mudanza: MudanzaDoc | undefined;
};

/** The settings as the owner wants them, with what is done of it. */
export function presentarAjustes(
  { negocio = SIN_AJUSTES, calendario, mudanza }: Leidos,
  hoy: Fecha,
): Ajustes {
  return {
    version: versionDeAjustes(negocio),
    parametros: { ...tomar(conParametros(negocio.parametros), NOMBRES_AJUSTES) },
    horarios: { ...horariosValidos(negocio.horarios) },
    exigir_segundo_gerente: negocio.exigir_segundo_gerente,
    festivos: negocio.festivos.toSorted(porFecha),
    motivos_visita: [...motivosValidos(negocio.motivos_visita)],
    aviso_cobro: avisoValido(negocio.aviso_cobro),
    legales: datosLegalesDe(negocio),
    programados: negocio.programados.map(({ id_usuario: _quien, ...programado }) => programado),
    por_aplicar: calendario !== undefined && loQueFalta(negocio, calendario, hoy) !== null,
    por_contar: calendario !== undefined && criteriosQueFaltan(negocio, calendario) !== null,
    mudanza: presentarMudanza(mudanza, calendario),
    no_sirven: noSirven(negocio),
  };
}
