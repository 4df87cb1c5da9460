import { cerrarCaja, gerenteRutas, type Respuesta } from '@leal/contract';
import { contado, formatearPesos } from '@leal/domain';
import { LECTURAS_DE_CAJA } from '../../piezas/caja/lecturas.ts';
import { nombreDeCorte } from '../../piezas/caja/textos.ts';
import { type Accion, porApi } from '../../lib/acciones/accion.ts';
import type { Datos } from '../../lib/api/opciones.ts';

/** The box of somebody who left, counted and received by a manager. */
export const CERRAR_CAJA: Accion<
  { readonly id_cobrador: string; readonly nombre: string },
  Datos<typeof cerrarCaja>,
  Respuesta<typeof cerrarCaja>
> = {
  nombre: 'corte.cerrar',
  mandar: porApi(cerrarCaja),
  sobre: ({ id_cobrador }) => `caja ${id_cobrador}`,
  que: ({ nombre }) => `el cierre de la caja de ${nombre}`,
  exito: ({ nombre }, { cuerpo }) => [
    'Caja cerrada',
    `${nombreDeCorte(cuerpo.visto)} de ${nombre} · ${formatearPesos(contado(cuerpo.conteo))}`,
  ],
  fallo: 'No se pudo cerrar la caja',
  caduca: [...LECTURAS_DE_CAJA, gerenteRutas],
  caducaAlFallar: LECTURAS_DE_CAJA,
};
