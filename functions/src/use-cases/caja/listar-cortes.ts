import type {
  cortesSinEntregar as contratoSin,
  detalleCorte as contratoDe,
  listarCortes as contrato,
} from '@leal/contract';
import { esperadoDe, vacacionesEl } from '@leal/domain';
import { leer } from '../../data/coleccion.ts';
import { cajasSinEntregar, cortes, cortesDe } from '../../data/cortes.ts';
import { entreDias } from '../../data/entre-dias.ts';
import { contarHastaMil, leerPagina } from '../../data/pagina.ts';
import { leerCuentasDe } from '../../data/usuarios.ts';
import { deQuien, exigirAlcance } from '../../context/actor.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { presentarCorte, presentarFilas } from './presentar-corte.ts';

const MAS_NUEVO_PRIMERO = { campo: 'entregado_en', sentido: 'desc', id: 'id_corte' } as const;

/** Cuts that were handed in, newest first, without their rows: a collector's own, or to a manager those of one or of all. */
export const listarCortes: CasoLectura<typeof contrato> = async ({ consulta }, { actor, negocio }) => {
  const { limite, cursor, estado, desde, hasta } = consulta;
  const id_cobrador = deQuien(actor, consulta.id_cobrador);
  const { parametros } = await negocio();
  const listados = entreDias(cortesDe({ id_cobrador, estado }), 'entregado_en', { desde, hasta });
  const { filas, ...pagina } = await leerPagina(listados, MAS_NUEVO_PRIMERO, {
    filtros: ['cortes', id_cobrador, estado, desde, hasta],
    limite: limite ?? parametros.tamano_pagina,
    cursor,
  });
  return { datos: filas.map(presentarCorte), ...pagina };
};

/** One with all its rows; one read. */
export const detalleCorte: CasoLectura<typeof contratoDe> = async ({ parametros }, { actor }) => {
  const corte = exigirAlcance(actor, await leer(cortes.doc(parametros.id_corte)));
  return { corte: presentarCorte(corte), filas: presentarFilas(corte.filas) };
};

/** The boxes that have waited longest, and more of them than anybody reads at once. */
const A_LO_MAS = 50;

/**
 * Open cuts with cash of an earlier day, the oldest first: at most fifty boxes and their names. Of more only the number is known, by a
 * count: what a box should hold is a sum of its kinds, which no index has, as every payment moves it.
 */
export const cortesSinEntregar: CasoLectura<typeof contratoSin> = async (_entrada, { hoy }) => {
  const todas = cajasSinEntregar(hoy);
  const { docs } = await todas.limit(A_LO_MAS).get();
  const total = docs.length < A_LO_MAS ? docs.length : await contarHastaMil(todas);
  const cuentas = await leerCuentasDe(docs.map(({ id }) => id));
  const datos = docs.map((foto) => {
    const { id_cobrador, sumas_centavos, abierta_desde: desde = hoy } = foto.data();
    const { nombre: nombre_cobrador = '', activo = true, vacaciones } = cuentas.get(id_cobrador) ?? {};
    const ausente = vacacionesEl(vacaciones, hoy);
    return { id_cobrador, nombre_cobrador, activo, ...ausente, esperado: esperadoDe(sumas_centavos), desde };
  });
  return { datos, total };
};
