import type { SolicitudDoc } from '@leal/contract/documentos';
import { type CampoSena, SENAS, sonIguales, tomar } from '@leal/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { solicitudes } from '../../data/solicitudes.ts';
import type { Cambio } from '../../context/transaccion.ts';

type Mapa = Readonly<Record<string, unknown>>;
type Senas = Readonly<Record<CampoSena, string>>;

/** A request's copy of its client, by which lists show and find it. */
export const fotoDelCliente = (cliente: Senas) => {
  const { nombre: nombre_cliente, ...resto } = tomar(cliente, SENAS);
  return { nombre_cliente, ...resto };
};

/** An edit keeps those of its fields whose value has changed since it was requested. */
function conActual(solicitud: SolicitudDoc, ahora: Mapa): Mapa {
  if (solicitud.tipo !== 'edicion_cliente') return {};
  const antes = solicitud.datos.antes ?? {};
  const distintos = Object.keys(antes).filter((campo) => !sonIguales(antes[campo], ahora[campo] ?? null));
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
  cliente: Senas & { readonly dias_pago: number | null },
): void {
  const foto = fotoDelCliente(cliente);
  for (const solicitud of abiertas)
    tx.update(solicitudes.doc(solicitud.id_solicitud), { ...foto, ...conActual(solicitud, cliente) });
}
