import type { aprobadosDeCobrador } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import { esInstante } from '@leal/domain';
import { contarActivos, leerActivos } from '../../data/creditos.ts';
import { exigirPropio } from '../../platform/actor.ts';
import type { CasoLectura } from '../../platform/caso.ts';
import { cursorInvalido, escribirCursor, leerCursor, type Posicion } from '../../platform/cursor.ts';
import { presentarCredito } from '../creditos/presentar-credito.ts';
import { exigirCobrador } from './exigir-cobrador.ts';

const posicionDe = ({ creado_en, id_credito }: CreditoDoc): Posicion => ({
  orden: creado_en.toISOString(),
  id: id_credito,
});

function desde(posicion: Posicion | null) {
  if (posicion === null) return null;
  if (!esInstante(posicion.orden)) throw cursorInvalido();
  return { creado_en: new Date(posicion.orden), id: posicion.id };
}

/** A collector's active credits, newest first. */
export const listarAprobados: CasoLectura<typeof aprobadosDeCobrador> = async (
  { parametros: { id_usuario }, consulta },
  { actor, hoy, negocio },
) => {
  exigirPropio(actor, id_usuario);
  const reglas = await negocio();
  const filtros = ['aprobados', id_usuario];
  const limite = consulta.limite ?? reglas.parametros.tamano_pagina;
  const posicion = leerCursor(consulta.cursor, filtros);
  const [leidos, total] = await Promise.all([
    leerActivos(id_usuario, limite + 1, desde(posicion)),
    posicion === null ? contarActivos(id_usuario) : undefined,
  ]);
  if (total === 0 && id_usuario !== actor.uid) await exigirCobrador(id_usuario);
  const pagina = leidos.slice(0, limite);
  const ultimo = leidos.length > limite ? pagina.at(-1) : undefined;
  return {
    datos: pagina.map((doc) => presentarCredito(doc, { hoy, negocio: reglas })),
    ...(total !== undefined && { total }),
    siguiente: ultimo ? escribirCursor(posicionDe(ultimo), filtros) : null,
  };
};
