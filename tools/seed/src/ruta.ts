import type { Azar } from './azar.ts';
import { asentar } from './bitacora.ts';
import type { Cartera } from './cartera.ts';

/** The collector saved an order; the credits that came later have no place in it yet. */
export function guardarRuta(cartera: Cartera, azar: Azar, en: Date): void {
  const activos = [...cartera.creditos.values()]
    .filter((credito) => credito.estado_credito === 'Aprobado' && (credito.decision?.fecha ?? en) < en)
    .map((credito) => ({ id: credito.id_credito, lugar: azar.siguiente() }))
    .sort((a, b) => a.lugar - b.lugar)
    .map(({ id }) => id);
  const { id_usuario: id_cobrador } = cartera.cobrador;
  cartera.ruta = { id_cobrador, orden_clientes: activos, actualizado_en: en };
  asentar(cartera, {
    en,
    quien: cartera.cobrador,
    accion: 'clientes/orden',
    documento: `rutas/${id_cobrador}`,
    despues: { orden_clientes: activos },
  });
}
