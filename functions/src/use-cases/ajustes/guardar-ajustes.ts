import type { CambiosDeAjustes, guardarAjustes as contrato } from '@leal/contract';
import type { NegocioDoc } from '@leal/contract/documentos';
import {
  conParametros,
  DIAS_ATRAS_DEL_CALENDARIO,
  errorDeTodos,
  type Fecha,
  fechaLocal,
  porFecha,
  rfcValido,
  sumarDias,
} from '@leal/domain';
import { isDeepStrictEqual } from 'node:util';
import { anotar } from '../../data/bitacora.ts';
import { documentoCalendario, documentoMudanza, documentoNegocio } from '../../data/configuracion.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { CambioMientras, ErrorApp } from '../../platform/errores.ts';
import { presentarAjustes, SIN_AJUSTES, versionDeAjustes } from './presentar-ajustes.ts';

const datoInvalido = (campo: string, mensaje: string): ErrorApp =>
  new ErrorApp('DATOS_INVALIDOS', undefined, [{ campo, mensaje }]);

/** The document with the changes in place; a text that is taken back is absent. */
function conCambios(antes: NegocioDoc, { parametros, legales, ...resto }: CambiosDeAjustes): NegocioDoc {
  const todo = {
    ...antes,
    ...resto,
    ...legales,
    ...(parametros && { parametros: { ...antes.parametros, ...parametros } }),
  };
  return Object.fromEntries(
    Object.entries(todo).filter(([, valor]) => valor !== undefined && valor !== null && valor !== ''),
  ) as NegocioDoc;
}

/** The days that come, go or get another name; each once. */
function exigirFestivos(antes: NegocioDoc['festivos'], despues: NegocioDoc['festivos'], hoy: Fecha): void {
  const fechas = despues.map(({ fecha }) => fecha);
  const repetida = fechas.find((fecha, i) => fechas.indexOf(fecha) !== i);
  if (repetida !== undefined) throw datoInvalido('cambios.festivos', `El día ${repetida} está dos veces`);
  const primero = sumarDias(hoy, -DIAS_ATRAS_DEL_CALENDARIO);
  const pasado = ({ fecha }: NegocioDoc['festivos'][number]) => fecha < primero;
  const viejos = (lista: NegocioDoc['festivos']) => lista.filter(pasado).toSorted(porFecha);
  if (!isDeepStrictEqual(viejos(antes), viejos(despues)))
    throw new ErrorApp(
      'FECHA_INVALIDA',
      `Un día sin cobro se pone o se quita hasta ${DIAS_ATRAS_DEL_CALENDARIO} días después.`,
    );
}

/** What is right field by field has to be right together. */
function exigirValidos(antes: NegocioDoc, despues: NegocioDoc, hoy: Fecha): void {
  const juntos = errorDeTodos(conParametros(despues.parametros));
  if (juntos) throw datoInvalido(`cambios.parametros.${juntos.campo}`, juntos.mensaje);
  const { rfc } = despues;
  if (rfc !== undefined && rfc !== antes.rfc && rfcValido(rfc) === null)
    throw datoInvalido('cambios.legales.rfc', 'El RFC no está bien escrito');
  exigirFestivos(antes.festivos, despues.festivos, hoy);
}

/** The fields of the document that are another value afterwards, before and after. */
function loQueCambia(antes: NegocioDoc, despues: NegocioDoc) {
  const planos = ({ parametros, ...resto }: NegocioDoc): Record<string, unknown> => ({
    ...parametros,
    ...resto,
  });
  const [a, b] = [planos(antes), planos(despues)];
  const campos = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const cambian = campos.filter((campo) => !isDeepStrictEqual(a[campo], b[campo]));
  const de = (todo: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(cambian.map((campo) => [campo, todo[campo] ?? null]));
  return cambian.length === 0 ? null : { antes: de(a), despues: de(b) };
}

/**
 * Some settings become others. They are held to the version that was read: 409 CAMBIO_MIENTRAS when another manager, or the console,
 * was faster. 400 for a value out of its bounds, 422 FECHA_INVALIDA for a day that is over for more than a week. What is saved comes into
 * force as settings do: within a minute, and a holiday by its own version of the calendar.
 */
export const guardarAjustes = {
  leer: () => ({
    negocio: documentoNegocio(),
    calendario: documentoCalendario(),
    mudanza: documentoMudanza(),
  }),
  ejecutar: ({ cuerpo: { cambios, visto, motivo = '' } }, cambio, leidos) => {
    const antes = leidos.negocio ?? SIN_AJUSTES;
    const version = versionDeAjustes(antes);
    if (visto !== version) throw new CambioMientras({ version });
    const despues = conCambios(antes, cambios);
    const hoy = fechaLocal(cambio.ahora);
    exigirValidos(antes, despues, hoy);
    const cambia = loQueCambia(antes, despues);
    if (cambia !== null) {
      cambio.tx.set(documentoNegocio(), despues);
      anotar(cambio, {
        accion: 'ajustes/guardar',
        documento: 'configuracion/negocio',
        antes: cambia.antes,
        despues: { ...cambia.despues, ...(motivo !== '' && { motivo }) },
      });
    }
    return presentarAjustes({ ...leidos, negocio: despues }, hoy);
  },
} satisfies CasoCambio<
  typeof contrato,
  {
    negocio: ReturnType<typeof documentoNegocio>;
    calendario: ReturnType<typeof documentoCalendario>;
    mudanza: ReturnType<typeof documentoMudanza>;
  }
>;
