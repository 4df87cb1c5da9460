import type { UsuarioDoc } from '@leal/contract/documentos';
import type { Cartera } from './cartera.ts';

export type Asiento = {
  readonly en: Date;
  readonly quien: UsuarioDoc;
  readonly accion: string;
  readonly documento: string;
  readonly cliente?: { readonly id_cliente: string; readonly nombre: string };
  readonly antes?: Record<string, unknown> | null;
  readonly despues?: Record<string, unknown> | null;
  readonly decision_propia?: boolean;
};

/** One audit row per change, as the server writes it in the change's own transaction. */
export function asentar(cartera: Cartera, asiento: Asiento): void {
  if (!cartera.auditada) return;
  const { id_usuario: cobrador } = cartera.cobrador;
  cartera.bitacora.push({
    id: `bit-${cobrador}-${String(cartera.bitacora.length + 1).padStart(6, '0')}`,
    fecha: asiento.en,
    id_usuario: asiento.quien.id_usuario,
    nombre_usuario: asiento.quien.nombre,
    id_rol: asiento.quien.id_rol,
    accion: asiento.accion,
    documento: asiento.documento,
    id_cobrador: cobrador,
    id_cliente: asiento.cliente?.id_cliente ?? null,
    nombre_cliente: asiento.cliente?.nombre ?? null,
    antes: asiento.antes ?? null,
    despues: asiento.despues ?? null,
    ...(asiento.decision_propia === undefined ? {} : { decision_propia: asiento.decision_propia }),
  });
}
