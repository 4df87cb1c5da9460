import { type CambiosDeAjustes, cambiosDeAjustes } from '@leal/contract';
import type { AjusteProgramadoDoc, NegocioDoc } from '@leal/contract/documentos';
import { comienzo, type Fecha, fechaLocal, ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { anotar, type Autoria } from '../../data/bitacora.ts';
import { documentoNegocio } from '../../data/configuracion.ts';
import { idsDePeticion } from '../../platform/ids.ts';
import { transaccionDeTrabajo } from '../../platform/transacciones.ts';
import { conCambios, errorDeNumeros, loQueCambia, recordarAntes } from './cambiar.ts';

/** A screen shows them all. */
export const MAXIMO_PROGRAMADOS = 20;

const yaRige = (hoy: Fecha) => (programado: AjusteProgramadoDoc) => programado.desde <= hoy;

/** Whether the day of a saved change has come. */
export const hayLlegados = ({ programados }: NegocioDoc, hoy: Fecha): boolean =>
  programados.some(yaRige(hoy));

/** The changes that it makes; null: somebody edited it by hand into values that no setting can have. */
export function cambiosDe({ cambios }: AjusteProgramadoDoc): CambiosDeAjustes | null {
  const leidos = z.safeParse(cambiosDeAjustes, cambios);
  return leidos.success ? leidos.data : null;
}

/** The settings with that change; a change that does not fit the others of that time changes nothing. */
export function conProgramado(antes: NegocioDoc, programado: AjusteProgramadoDoc): NegocioDoc {
  const cambios = cambiosDe(programado);
  const despues = cambios === null ? antes : conCambios(antes, cambios);
  return errorDeNumeros(antes, despues) === null ? despues : antes;
}

/** The changes to come that do not fit the settings of their day: they will change nothing. */
export function programadosSinEfecto(negocio: NegocioDoc): readonly AjusteProgramadoDoc[] {
  let hasta = negocio;
  return negocio.programados.filter((programado) => {
    const antes = hasta;
    hasta = conProgramado(antes, programado);
    return errorDeNumeros(antes, conCambios(antes, cambiosDe(programado) ?? {})) !== null;
  });
}

const sin = ({ programados, ...resto }: NegocioDoc, { id }: AjusteProgramadoDoc): NegocioDoc => ({
  ...resto,
  programados: programados.filter((programado) => programado.id !== id),
});

/** A planned change that has come is a setting, as of the start of its day, and in the audit under whoever saved it. */
function aplicar(
  autoria: Omit<Autoria, 'actor'>,
  antes: NegocioDoc,
  llegado: AjusteProgramadoDoc,
): NegocioDoc {
  const { id, desde, id_usuario: uid, nombre, motivo } = llegado;
  const ids = { de: (de: string) => autoria.ids.de(`${de} ${id}`) };
  const despues = conProgramado(antes, llegado);
  const cambia = loQueCambia(antes, despues);
  anotar(
    { ...autoria, ids, actor: { uid, nombre, id_rol: ROL.gerente } },
    {
      accion: cambia === null ? 'ajustes/sin-efecto' : 'ajustes/guardar',
      documento: 'configuracion/negocio',
      antes: cambia?.antes ?? null,
      despues: { ...cambia?.despues, vigente_desde: desde, ...(motivo !== '' && { motivo }) },
    },
  );
  return sin(recordarAntes(antes, despues, new Date(comienzo(desde))), llegado);
}

/** The settings with those whose day has come. */
export const conLlegados = (autoria: Omit<Autoria, 'actor'>, antes: NegocioDoc, hoy: Fecha): NegocioDoc =>
  antes.programados.filter(yaRige(hoy)).reduce((todo, llegado) => aplicar(autoria, todo, llegado), antes);

/** Writes them down, once; whoever computes by them has known them since before (`porVenirValidos`). */
export function asentarLlegados(ahora: Date): Promise<void> {
  const ids = idsDePeticion();
  return transaccionDeTrabajo(async (tx) => {
    const negocio = (await tx.get(documentoNegocio())).data();
    const hoy = fechaLocal(ahora);
    if (negocio && hayLlegados(negocio, hoy))
      tx.set(documentoNegocio(), conLlegados({ tx, ahora, ids }, negocio, hoy));
  });
}
