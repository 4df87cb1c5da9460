import type { CambiosDeAjustes } from '@leal/contract';
import type { NegocioDoc } from '@leal/contract/documentos';
import {
  conParametros,
  DIAS_DE_AJUSTES_DE_ANTES,
  errorDeTodos,
  horariosValidos,
  numerosPuestos,
  parametrosPuestos,
  seAceptanTransferencias,
} from '@leal/domain';
import { isDeepStrictEqual } from 'node:util';

const MS_POR_DIA = 86_400_000;

/** The numbers of the document without those that somebody wrote by hand and no rule uses. */
function losQueValen(puestos: NegocioDoc['parametros']): NegocioDoc['parametros'] {
  const valen = new Map<string, unknown>(Object.entries(numerosPuestos(puestos)));
  return Object.fromEntries(Object.entries(puestos).filter(([nombre, valor]) => valen.get(nombre) === valor));
}

/**
 * The document with the changes in place; a text that is taken back is absent. Numbers are saved as the screen shows them: one that was
 * written by hand and does not hold goes when others are saved.
 */
export function conCambios(
  antes: NegocioDoc,
  { parametros, legales, ...resto }: CambiosDeAjustes,
): NegocioDoc {
  const todo = {
    ...antes,
    ...resto,
    ...legales,
    ...(parametros && { parametros: { ...losQueValen(antes.parametros), ...parametros } }),
  };
  return Object.fromEntries(
    Object.entries(todo).filter(([, valor]) => valor !== undefined && valor !== null && valor !== ''),
  ) as NegocioDoc;
}

/** Why the changed numbers are not right together; what was written by hand before is nobody's change. */
export const errorDeNumeros = (antes: NegocioDoc, despues: NegocioDoc): ReturnType<typeof errorDeTodos> =>
  isDeepStrictEqual(antes.parametros, despues.parametros)
    ? null
    : errorDeTodos(conParametros(despues.parametros));

/** Both changes in one; of a field that both change, the later. */
export const juntar = (antes: CambiosDeAjustes, despues: CambiosDeAjustes): CambiosDeAjustes => ({
  ...antes,
  ...despues,
  ...(antes.parametros && { parametros: { ...antes.parametros, ...despues.parametros } }),
  ...(antes.legales && { legales: { ...antes.legales, ...despues.legales } }),
});

/** The settings that judge a tap. */
const queJuzga = ({ parametros, horarios }: NegocioDoc) => ({
  parametros: parametrosPuestos(parametros),
  horarios: horariosValidos(horarios),
});

const toma = ({ parametros }: NegocioDoc): boolean => seAceptanTransferencias(parametrosPuestos(parametros));

/** The changed document, which keeps what judged taps until that instant, if that is something else now; and that transfers were taken once. */
export function recordarAntes(antes: NegocioDoc, despues: NegocioDoc, hasta: Date): NegocioDoc {
  const [viejo, nuevo] = [queJuzga(antes), queJuzga(despues)];
  const desde_ms = hasta.getTime() - DIAS_DE_AJUSTES_DE_ANTES * MS_POR_DIA;
  const quedan = antes.de_antes.filter(({ hasta_ms }) => hasta_ms >= desde_ms);
  const mas = isDeepStrictEqual(viejo, nuevo) ? [] : [{ hasta_ms: hasta.getTime(), ...viejo }];
  const hubo = antes.hubo_transferencias === true || toma(antes) || toma(despues);
  return { ...despues, de_antes: [...quedan, ...mas], ...(hubo && { hubo_transferencias: true }) };
}

/** The fields of the document that are another value afterwards, before and after; null: none. */
export function loQueCambia(antes: NegocioDoc, despues: NegocioDoc) {
  const planos = ({
    parametros,
    programados: _programados,
    de_antes: _deAntes,
    hubo_transferencias: _hubo,
    ...resto
  }: NegocioDoc): Record<string, unknown> => ({ ...parametros, ...resto });
  const [a, b] = [planos(antes), planos(despues)];
  const campos = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const cambian = campos.filter((campo) => !isDeepStrictEqual(a[campo], b[campo]));
  const de = (todo: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(cambian.map((campo) => [campo, todo[campo] ?? null]));
  return cambian.length === 0 ? null : { antes: de(a), despues: de(b) };
}
