import { type gerenteRutas, PAGINA_RUTAS, type ResumenRuta } from '@leal/contract';
import { abonoMinimo, aInstanteIso, compararNombres, vacacionesEl } from '@leal/domain';
import { type CuandoDeFilas, type Fila, filaDe } from '../../data/filas.ts';
import { leerPaginaDeFilas } from '../../data/pagina-de-filas.ts';
import { leerPagina, type PaginaPedida, SIN_CONTAR } from '../../data/pagina.ts';
import { totales } from '../../data/totales.ts';
import { leerCobradoresInactivos } from '../../data/usuarios.ts';
import type { CasoLectura } from '../../context/caso.ts';

/** A read for each collector of the page, and one for each of those who were turned off; or the one who is named. */
async function leerUnaPorUna(id_cobrador: string | undefined, pedida: PaginaPedida, cuando: CuandoDeFilas) {
  const { filas, siguiente } = await leerPagina(
    id_cobrador === undefined ? totales.todas() : totales.todas().where('id_cobrador', '==', id_cobrador),
    { campo: null, sentido: 'asc', id: 'id_cobrador' },
    pedida,
    SIN_CONTAR,
  );
  const [primera, ultima] = [filas[0], filas.at(-1)];
  const inactivos =
    primera && ultima
      ? await leerCobradoresInactivos(primera.id_cobrador, ultima.id_cobrador)
      : new Set<string>();
  // The account says it now, the sums since it was turned on or off the last time.
  const datos = filas.map((sumas) =>
    filaDe({ ...sumas, activo: !inactivos.has(sumas.id_cobrador) }, cuando, false),
  );
  return { filas: datos, siguiente, al: undefined };
}

const presentar = (
  { id_cobrador, nombre_cobrador, inactivo, vacaciones, ultimo_movimiento_en, ruta }: Fila,
  { hoy, negocio }: CuandoDeFilas,
): ResumenRuta => ({
  id_cobrador,
  nombre_cobrador,
  activo: inactivo !== true,
  ...vacacionesEl(vacaciones, hoy),
  ...ruta,
  abono_minimo: abonoMinimo(ruta.abono_diario, negocio.parametros),
  ultima_actualizacion: ultimo_movimiento_en === null ? null : aInstanteIso(ultimo_movimiento_en),
});

/**
 * A page of collectors with their routes in figures, where there are many from the rows that are kept of them; who was
 * turned off stays as long as clients are left. The total is not told: it would count those who have none.
 */
export const leerRutas: CasoLectura<typeof gerenteRutas> = async ({ consulta }, { hoy, negocio }) => {
  const { limite = PAGINA_RUTAS, cursor, id_cobrador } = consulta;
  const cuando = { hoy, negocio: await negocio() };
  const pedida = { filtros: ['rutas', id_cobrador], limite, cursor };
  const deTodos = id_cobrador === undefined ? await leerPaginaDeFilas(pedida, cuando) : null;
  const { filas, siguiente, al } = deTodos ?? (await leerUnaPorUna(id_cobrador, pedida, cuando));
  const datos = filas
    .map((fila) => presentar(fila, cuando))
    .filter(({ activo, total_clientes }) => activo || total_clientes > 0)
    .toSorted((a, b) => compararNombres(a.nombre_cobrador, b.nombre_cobrador));
  return { datos, siguiente, ...(al && { leido: aInstanteIso(al.toDate()) }) };
};
