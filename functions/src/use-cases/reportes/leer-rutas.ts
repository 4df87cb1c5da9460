import { type gerenteRutas, PAGINA_RUTAS } from '@leal/contract';
import { aInstanteIso, compararNombres, figurasDeRuta, vacacionesEl } from '@leal/domain';
import { leerPagina, SIN_CONTAR } from '../../data/pagina.ts';
import { totales } from '../../data/totales.ts';
import { leerCobradoresInactivos } from '../../data/usuarios.ts';
import type { CasoLectura } from '../../context/caso.ts';

/**
 * A page of collectors with their routes in figures; who was turned off stays as long as clients are left. The total is not told:
 * it would count those who have none.
 */
export const leerRutas: CasoLectura<typeof gerenteRutas> = async ({ consulta }, { hoy, negocio }) => {
  const { limite = PAGINA_RUTAS, cursor, id_cobrador } = consulta;
  const reglas = await negocio();
  const { filas, siguiente } = await leerPagina(
    id_cobrador === undefined ? totales.todas() : totales.todas().where('id_cobrador', '==', id_cobrador),
    { campo: null, sentido: 'asc', id: 'id_cobrador' },
    { filtros: ['rutas', id_cobrador], limite, cursor },
    SIN_CONTAR,
  );
  const [primera, ultima] = [filas[0], filas.at(-1)];
  const inactivos =
    primera && ultima
      ? await leerCobradoresInactivos(primera.id_cobrador, ultima.id_cobrador)
      : new Set<string>();
  const datos = filas
    .map((sumas) => ({
      id_cobrador: sumas.id_cobrador,
      nombre_cobrador: sumas.nombre_cobrador,
      activo: !inactivos.has(sumas.id_cobrador),
      ...vacacionesEl(sumas.vacaciones, hoy),
      ...figurasDeRuta(sumas, hoy, reglas),
      ultima_actualizacion:
        sumas.ultimo_movimiento_en === null ? null : aInstanteIso(sumas.ultimo_movimiento_en),
    }))
    .filter(({ activo, total_clientes }) => activo || total_clientes > 0)
    .toSorted((a, b) => compararNombres(a.nombre_cobrador, b.nombre_cobrador));
  return { datos, siguiente };
};
