import type { Cuerpo, guardarAjustes as contrato } from '@leal/contract';
import type { NegocioDoc } from '@leal/contract/documentos';
import {
  DIAS_ATRAS_DEL_CALENDARIO,
  type Fecha,
  fechaLocal,
  formatearFecha,
  type Festivo,
  festivosValidos,
  porFecha,
  rfcValido,
  sumarDias,
} from '@leal/domain';
import { isDeepStrictEqual } from 'node:util';
import { anotar } from '../../data/bitacora.ts';
import { documentoCalendario, documentoMudanza, documentoNegocio } from '../../data/configuracion.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { CambioMientras, ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { conCambios, errorDeNumeros, juntar, loQueCambia, recordarAntes } from './cambiar.ts';
import {
  cambiosDe,
  conLlegados,
  conProgramado,
  MAXIMO_PROGRAMADOS,
  programadosSinEfecto,
} from './programados.ts';
import { presentarAjustes, SIN_AJUSTES, versionDeAjustes } from './presentar-ajustes.ts';

const DIAS_POR_DELANTE = 366;

const datoInvalido = (campo: string, mensaje: string): ErrorApp =>
  new ErrorApp('DATOS_INVALIDOS', undefined, [{ campo, mensaje }]);

/** The days that come, go or get another name; each once. */
function exigirFestivos(antes: readonly Festivo[], despues: readonly Festivo[], hoy: Fecha): void {
  const fechas = despues.map(({ fecha }) => fecha);
  const repetida = fechas.find((fecha, i) => fechas.indexOf(fecha) !== i);
  if (repetida !== undefined) throw datoInvalido('cambios.festivos', `El día ${repetida} está dos veces`);
  const primero = sumarDias(hoy, -DIAS_ATRAS_DEL_CALENDARIO);
  const viejos = (lista: readonly Festivo[]) =>
    lista.filter(({ fecha }) => fecha < primero).toSorted(porFecha);
  if (!isDeepStrictEqual(viejos(antes), viejos(despues)))
    throw new ErrorApp(
      'FECHA_INVALIDA',
      `Un día sin cobro se pone o se quita hasta ${DIAS_ATRAS_DEL_CALENDARIO} días después.`,
    );
}

/** Settings that are right one by one have to be right together. */
function exigirValidos(antes: NegocioDoc, despues: NegocioDoc): void {
  const juntos = errorDeNumeros(antes, despues);
  if (juntos) throw datoInvalido(`cambios.parametros.${juntos.campo}`, juntos.mensaje);
  const { rfc } = despues;
  if (rfc !== undefined && rfc !== antes.rfc && rfcValido(rfc) === null)
    throw datoInvalido('cambios.legales.rfc', 'El RFC no está bien escrito');
}

/**
 * A change that was saved for a later day still has to fit: else it would change nothing then, and nobody would be
 * told.
 */
function exigirPorVenir(antes: NegocioDoc, despues: NegocioDoc): void {
  const yaNoCabian = new Set(programadosSinEfecto(antes).map(({ id }) => id));
  const roto = programadosSinEfecto(despues).find(({ id }) => !yaNoCabian.has(id));
  if (roto === undefined) return;
  const cuando = formatearFecha(roto.desde);
  throw datoInvalido('cambios', `Con el cambio programado para el ${cuando} se cerraría antes de abrir.`);
}

type Pedido = Cuerpo<typeof contrato>;

/** A change that was to come does not come. */
function quitarUno(antes: NegocioDoc, id: string, cambio: Cambio): NegocioDoc {
  const quitado = antes.programados.find((programado) => programado.id === id);
  if (quitado === undefined) throw new ErrorApp('NO_ENCONTRADO', 'Ese cambio ya no está programado.');
  anotar(cambio, {
    accion: 'ajustes/desprogramar',
    documento: 'configuracion/negocio',
    antes: { ...loQueCambia(antes, conProgramado(antes, quitado))?.despues, vigente_desde: quitado.desde },
    despues: null,
  });
  const despues = { ...antes, programados: antes.programados.filter((programado) => programado !== quitado) };
  exigirPorVenir(antes, despues);
  return despues;
}

/** From tomorrow on, and for a year at most; a holiday says its day itself. */
function exigirDia({ cambios, vigente_desde }: Pedido, hoy: Fecha): void {
  if (vigente_desde === undefined) return;
  if (vigente_desde <= hoy || vigente_desde > sumarDias(hoy, DIAS_POR_DELANTE))
    throw new ErrorApp('FECHA_INVALIDA', 'Elige un día desde mañana y hasta dentro de un año.');
  if (cambios.festivos !== undefined)
    throw datoInvalido('cambios.festivos', 'Un día sin cobro dice él mismo cuándo es');
}

/**
 * The settings with a change that comes on a later day, in one with what was to come on it already; it has to be right together with those
 * that come before and after it.
 */
function conUnoMas(
  antes: NegocioDoc,
  { cambios, motivo = '' }: Pedido,
  desde: Fecha,
  { ahora, actor, ids }: Cambio,
): NegocioDoc {
  const delMismoDia = antes.programados.find((programado) => programado.desde === desde);
  if (!delMismoDia && antes.programados.length >= MAXIMO_PROGRAMADOS)
    throw datoInvalido('vigente_desde', `Ya hay ${MAXIMO_PROGRAMADOS} cambios programados`);
  const { uid: id_usuario, nombre } = actor;
  const id = ids.de(`ajustes ${ahora.getTime()}`);
  const todos = juntar((delMismoDia && cambiosDe(delMismoDia)) ?? {}, cambios);
  const programados = [
    ...antes.programados.filter((programado) => programado !== delMismoDia),
    { id, desde, cambios: todos, id_usuario, nombre, motivo },
  ].toSorted(porDia);
  programados.reduce((todo, programado) => {
    const despues = conCambios(todo, cambiosDe(programado) ?? {});
    if (programado.desde >= desde) exigirValidos(todo, despues);
    return despues;
  }, antes);
  return { ...antes, programados };
}

const porDia = (a: { readonly desde: Fecha }, b: { readonly desde: Fecha }): number =>
  a.desde < b.desde ? -1 : Number(a.desde > b.desde);

/** The settings of that day, with all that was to come by then. */
const comoEstaran = (antes: NegocioDoc, dia: Fecha): NegocioDoc =>
  antes.programados.filter(({ desde }) => desde <= dia).reduce(conProgramado, antes);

/** The change, now or on its day, and its row of the audit; the same settings where it changes nothing. */
function cambiar(antes: NegocioDoc, cuerpo: Pedido, cambio: Cambio, hoy: Fecha): NegocioDoc {
  const { cambios, vigente_desde: desde, quitar, motivo = '' } = cuerpo;
  if (quitar !== undefined) return quitarUno(antes, quitar, cambio);
  const entonces = desde === undefined ? antes : comoEstaran(antes, desde);
  const despues = conCambios(entonces, cambios);
  exigirValidos(entonces, despues);
  if (cambios.festivos) exigirFestivos(festivosValidos(entonces.festivos), cambios.festivos, hoy);
  if (desde === undefined) exigirPorVenir(antes, despues);
  const cambia = loQueCambia(entonces, despues);
  if (cambia === null) return antes;
  anotar(cambio, {
    accion: desde === undefined ? 'ajustes/guardar' : 'ajustes/programar',
    documento: 'configuracion/negocio',
    antes: cambia.antes,
    despues: {
      ...cambia.despues,
      ...(desde !== undefined && { vigente_desde: desde }),
      ...(motivo !== '' && { motivo }),
    },
  });
  return desde === undefined
    ? recordarAntes(antes, despues, cambio.ahora)
    : conUnoMas(antes, cuerpo, desde, cambio);
}

/**
 * Some settings become others. They are held to the version that was read: 409 CAMBIO_MIENTRAS when another manager, or
 * the console, was faster. 400 for a value out of its bounds, 422 FECHA_INVALIDA for a day that is over for more than a
 * week. A saved change comes into force as settings do: within a minute, and a holiday by its own version of the
 * calendar; or at the start of a later day.
 */
export const guardarAjustes = {
  leer: () => ({
    negocio: documentoNegocio(),
    calendario: documentoCalendario(),
    mudanza: documentoMudanza(),
  }),
  ejecutar: ({ cuerpo }, cambio, leidos) => {
    const guardados = leidos.negocio ?? SIN_AJUSTES;
    const version = versionDeAjustes(guardados);
    if (cuerpo.visto !== version) throw new CambioMientras({ version });
    const hoy = fechaLocal(cambio.ahora);
    exigirDia(cuerpo, hoy);
    const antes = conLlegados(cambio, guardados, hoy);
    const negocio = cambiar(antes, cuerpo, cambio, hoy);
    if (!isDeepStrictEqual(guardados, negocio)) cambio.tx.set(documentoNegocio(), negocio);
    return presentarAjustes({ ...leidos, negocio }, hoy);
  },
} satisfies CasoCambio<
  typeof contrato,
  {
    negocio: ReturnType<typeof documentoNegocio>;
    calendario: ReturnType<typeof documentoCalendario>;
    mudanza: ReturnType<typeof documentoMudanza>;
  }
>;
