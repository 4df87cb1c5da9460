import type { gerenteRutas } from '@leal/contract';
import { aInstanteIso, figurasDeRuta } from '@leal/domain';
import { leerTotales } from '../../data/totales.ts';
import { leerCobradoresInactivos } from '../../data/usuarios.ts';
import type { CasoLectura } from '../../context/caso.ts';

/** Every collector's route in figures; who was turned off stays as long as clients are left. */
export const leerRutas: CasoLectura<typeof gerenteRutas> = async (_, { hoy, negocio }) => {
  const [todas, inactivos, reglas] = await Promise.all([leerTotales(), leerCobradoresInactivos(), negocio()]);
  const datos = todas
    .map((sumas) => ({
      id_cobrador: sumas.id_cobrador,
      nombre_cobrador: sumas.nombre_cobrador,
      activo: !inactivos.has(sumas.id_cobrador),
      ...figurasDeRuta(sumas, hoy, reglas),
      ultima_actualizacion:
        sumas.ultimo_movimiento_en === null ? null : aInstanteIso(sumas.ultimo_movimiento_en),
    }))
    .filter(({ activo, total_clientes }) => activo || total_clientes > 0)
    .toSorted((a, b) => a.nombre_cobrador.localeCompare(b.nombre_cobrador, 'es'));
  return { datos };
};
