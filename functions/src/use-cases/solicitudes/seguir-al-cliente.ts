import type { SolicitudDoc } from '@leal/contract/documentos';
import { FieldValue } from 'firebase-admin/firestore';
import { solicitudes } from '../../data/solicitudes.ts';
import type { Cambio } from '../../context/transaccion.ts';

type Mapa = Readonly<Record<string, unknown>>;
type Foto = { readonly nombre: string; readonly negocio: string; readonly direccion: string };

/** An edit keeps those of its fields whose value has changed since it was requested. */
function conActual(solicitud: SolicitudDoc, ahora: Mapa): Mapa {
  if (solicitud.tipo !== 'edicion_cliente') return {};
  const antes = solicitud.datos.antes ?? {};
  const distintos = Object.keys(antes).filter((campo) => antes[campo] !== (ahora[campo] ?? null));
  if (distintos.length === 0) return { 'datos.actual': FieldValue.delete() };
  return { 'datos.actual': Object.fromEntries(distintos.map((campo) => [campo, ahora[campo]])) };
}

/**
 * A pending request shows its client as of today, and a pending edit also what has changed since it was
 * requested, so that no list has to read the clients too.
 */
export function seguirAlCliente(
  { tx }: Cambio,
  abiertas: readonly SolicitudDoc[],
  cliente: Foto & { readonly dias_pago: number | null },
): void {
  const { nombre: nombre_cliente, negocio, direccion } = cliente;
  for (const solicitud of abiertas) {
    const foto = { nombre_cliente, negocio, direccion };
    tx.update(solicitudes.doc(solicitud.id_solicitud), { ...foto, ...conActual(solicitud, cliente) });
  }
}
