import type { SolicitudDoc } from '@leal/contract/documentos';
import { solicitudes } from '../../data/solicitudes.ts';
import type { Cambio } from '../../platform/transaccion.ts';

type Mapa = Readonly<Record<string, unknown>>;
type Foto = { readonly nombre: string; readonly negocio: string; readonly direccion: string };

/** Of the fields that an edit asks for, those that say something else by now than when it was asked for. */
function actualDe(solicitud: SolicitudDoc, ahora: Mapa): Mapa {
  const antes = solicitud.tipo === 'edicion_cliente' ? (solicitud.datos.antes ?? {}) : {};
  const distintos = Object.keys(antes).filter((campo) => antes[campo] !== (ahora[campo] ?? null));
  return Object.fromEntries(distintos.map((campo) => [campo, ahora[campo]]));
}

/**
 * What waits shows its client as of today, and an edit that waits what has changed since it was asked
 * for: so no list has to read the clients too.
 */
export function seguirAlCliente(
  { tx }: Cambio,
  abiertas: readonly SolicitudDoc[],
  cliente: Foto & { readonly dias_pago: number | null },
): void {
  const { nombre: nombre_cliente, negocio, direccion } = cliente;
  for (const solicitud of abiertas) {
    const actual = actualDe(solicitud, cliente);
    const cambios = Object.keys(actual).length > 0 ? { 'datos.actual': actual } : {};
    tx.update(solicitudes.doc(solicitud.id_solicitud), { nombre_cliente, negocio, direccion, ...cambios });
  }
}
