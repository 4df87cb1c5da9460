import type { Hoja } from '../../exportar/hoja/hoja.ts';
import { hojaCortes } from '../../cortes/hoja-cortes.ts';
import { hojaAjustes } from '../hojas/ajustes.ts';
import { hojaBitacora, hojaCorrecciones } from '../hojas/bitacora.ts';
import { hojaCartera } from '../hojas/cartera.ts';
import { hojaClientes } from '../hojas/clientes.ts';
import { hojaCreditos } from '../hojas/creditos.ts';
import { hojaDecisiones } from '../hojas/decisiones.ts';
import { hojaDepositos } from '../hojas/depositos.ts';
import { hojaMovimientos } from '../hojas/movimientos.ts';
import { hojaSolicitudes } from '../hojas/solicitudes.ts';
import type { Libro } from '../partes.ts';
import type { Filas } from './acumular.ts';
import type { Contexto } from './mensajes.ts';

/** All that an office has; the last sheet may be imported again. */
function todo(filas: Filas, { archivo, cobradores, ajustes }: Contexto): Hoja[] {
  const correos = new Map(
    cobradores.flatMap(({ id_usuario, email }): [string, string][] => (email ? [[id_usuario, email]] : [])),
  );
  return [
    hojaClientes(archivo, filas.clientes),
    hojaCreditos(archivo, filas.creditos),
    hojaMovimientos(archivo, filas.movimientos),
    hojaSolicitudes(archivo, filas.solicitudes),
    hojaCortes(filas.cortes),
    ...(filas.depositos.length > 0 ? [hojaDepositos(archivo, filas.depositos)] : []),
    ...(ajustes ? [hojaAjustes(archivo, ajustes)] : []),
    hojaCartera(archivo, filas.creditos, correos),
  ];
}

/** What an accountant asks of a month. */
function mes(filas: Filas, { archivo, cobradores }: Contexto): Hoja[] {
  const nombres = new Map(cobradores.map(({ id_usuario, nombre }) => [id_usuario, nombre]));
  const { respondidas: solicitudes, decididos: creditos, bitacora } = filas;
  const enOrden = bitacora.toReversed();
  return [
    hojaMovimientos(archivo, filas.movimientos),
    hojaCorrecciones(archivo, enOrden, nombres),
    hojaDecisiones(archivo, { solicitudes, creditos, bitacora }, nombres),
    hojaCortes(filas.cortes),
    hojaBitacora(archivo, enOrden, nombres),
  ];
}

const LIBROS: Readonly<Record<Libro, (filas: Filas, contexto: Contexto) => Hoja[]>> = { todo, mes };

export const armarLibro = (libro: Libro, filas: Filas, contexto: Contexto): Hoja[] =>
  LIBROS[libro](filas, contexto);
