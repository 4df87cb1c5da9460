import type { Ajustes } from '@leal/contract';
import type { CalendarioDoc, MudanzaDoc, NegocioDoc } from '@leal/contract/documentos';
import {
  aInstanteIso,
  avisoValido,
  datosLegalesDe,
  DIAS_ATRAS_DEL_CALENDARIO,
  festivosValidos,
  festivoValido,
  horariosValidos,
  type Fecha,
  motivosValidos,
  type NombreAjuste,
  NOMBRES_AJUSTES,
  NOMBRES_LEGALES,
  numerosPuestos,
  sumarDias,
  tomar,
} from '@leal/domain';
import { isDeepStrictEqual } from 'node:util';
import { huellaDeContenido } from '../../platform/idempotencia.ts';
import { criteriosQueFaltan, festivosDelUltimo, loQueFalta } from '../calendario/abrir-version.ts';

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

type Escrito = { readonly campo: string; readonly valor: unknown };

const dichos = (campos: Readonly<Record<string, unknown>>): Escrito[] =>
  Object.entries(campos).flatMap(([campo, valor]) =>
    valor === undefined || valor === null || valor === '' ? [] : [{ campo, valor }],
  );

/** Texts and marks that the rules do not take as they are written; an RFC is written in many ways. */
function malEscritos({ aviso_cobro, ...ajustes }: NegocioDoc): Escrito[] {
  const limpios: Readonly<Record<string, unknown>> = {
    aviso_cobro: avisoValido(aviso_cobro),
    ...datosLegalesDe(ajustes),
  };
  const usa = (campo: string, valor: unknown): boolean =>
    campo === 'rfc'
      ? limpios[campo] !== null
      : limpios[campo] === (typeof valor === 'string' ? valor.trim() : valor);
  const escritos = dichos({ aviso_cobro, ...tomar(ajustes, NOMBRES_LEGALES) });
  return escritos.filter(({ campo, valor }) => !usa(campo, valor));
}

/** Days that are none, and those that somebody listed when they were over for more than a week: no plan counts with them. */
function diasQueNoSirven(escritos: unknown, calendario: CalendarioDoc | undefined, hoy: Fecha): Escrito[] {
  const lista: unknown[] = Array.isArray(escritos) ? escritos : [escritos];
  const primero = sumarDias(hoy, -DIAS_ATRAS_DEL_CALENDARIO);
  const rigen = calendario && new Set(festivosDelUltimo(calendario).map(({ fecha }) => fecha));
  const sirve = (valor: unknown): boolean => {
    const festivo = festivoValido(valor);
    return festivo !== null && (festivo.fecha >= primero || (rigen?.has(festivo.fecha) ?? true));
  };
  return lista.filter((valor) => !sirve(valor)).map((valor) => ({ campo: 'festivos', valor }));
}

/** Values of the console that are not used: no rule can, or the screen would refuse them. */
function noSirven(
  ajustes: NegocioDoc,
  calendario: CalendarioDoc | undefined,
  hoy: Fecha,
): Ajustes['no_sirven'] {
  const usados = numerosPuestos(ajustes.parametros);
  const numeros = NOMBRES_AJUSTES.flatMap((campo: NombreAjuste) => {
    const valor = ajustes.parametros[campo];
    return valor === undefined || valor === usados[campo] ? [] : [{ campo, valor }];
  });
  const { horarios, motivos_visita, exigir_segundo_gerente, festivos } = ajustes;
  const demas = [
    { campo: 'horarios', valor: horarios, mal: !isDeepStrictEqual(horarios, horariosValidos(horarios)) },
    { campo: 'motivos_visita', valor: motivos_visita, mal: !sirvenTodos(motivos_visita) },
    {
      campo: 'exigir_segundo_gerente',
      valor: exigir_segundo_gerente,
      mal: typeof exigir_segundo_gerente !== 'boolean',
    },
  ].filter(({ valor, mal }) => valor !== undefined && mal);
  return [...numeros, ...malEscritos(ajustes), ...demas, ...diasQueNoSirven(festivos, calendario, hoy)].map(
    ({ campo, valor }) => ({ campo, valor: comoTexto(valor) }),
  );
}

/** Each reason is offered; one that stands twice is one. */
function sirvenTodos(motivos: unknown): boolean {
  const ofrecidos = new Set(motivosValidos(motivos));
  return (
    Array.isArray(motivos) &&
    motivos.every((motivo) => typeof motivo === 'string' && ofrecidos.has(motivo.trim()))
  );
}

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
    parametros: { ...tomar(numerosPuestos(negocio.parametros), NOMBRES_AJUSTES) },
    horarios: { ...horariosValidos(negocio.horarios) },
    exigir_segundo_gerente: negocio.exigir_segundo_gerente === true,
    festivos: festivosValidos(negocio.festivos),
    motivos_visita: [...motivosValidos(negocio.motivos_visita)],
    aviso_cobro: avisoValido(negocio.aviso_cobro),
    legales: datosLegalesDe(negocio),
    programados: negocio.programados.map(({ id_usuario: _quien, ...programado }) => programado),
    por_aplicar: calendario !== undefined && loQueFalta(negocio, calendario, hoy) !== null,
    por_contar: calendario !== undefined && criteriosQueFaltan(negocio, calendario) !== null,
    mudanza: presentarMudanza(mudanza, calendario),
    no_sirven: noSirven(negocio, calendario, hoy),
  };
}
