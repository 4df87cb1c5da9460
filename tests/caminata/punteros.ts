// Every pending request is pointed to from its place, and none waits for a client who is gone.
import type { SolicitudDoc } from '@leal/contract/documentos';
import { reglasDe } from '@leal/domain';
import { expect } from 'vitest';
import type { Libro } from '../setup/libro.ts';

/** All rows of the credits that are this collector's, whoever took the cash. */
export const renglonesDe = ({ creditos, movimientos, ajenos }: Libro): Libro['movimientos'] => {
  const ids = new Set(creditos.map(({ id_credito }) => id_credito));
  return [...movimientos.filter(({ id_credito }) => ids.has(id_credito)), ...ajenos.movimientos];
};

/** The requests about those credits and clients, whoever asked. */
export const sobreLoSuyo = ({ creditos, solicitudes, ajenos }: Libro): Libro['solicitudes'] => {
  const deOtros = new Set(ajenos.creditos.map(({ id_credito }) => id_credito));
  const sueltas = solicitudes.filter(({ id_credito }) => id_credito === null || !deOtros.has(id_credito));
  return creditos.length === 0 ? sueltas : [...sueltas, ...ajenos.solicitudes];
};

/** What may be asked about the money of a loan that was written off. */
const DE_LO_RECUPERADO: ReadonlySet<SolicitudDoc['tipo']> = new Set([
  'abonos_multiples',
  'edicion_pago',
  'eliminacion_pago',
]);

/** The requests that the documents point to, by what they point to it for. */
const apuntadasPor = (libro: Libro): [string, string | null][] => [
  ...libro.creditos.flatMap((credito): [string, string | null][] => [
    [`abonos_multiples ${credito.id_credito}`, credito.solicitud_multiple],
    [`renovacion ${credito.id_credito}`, credito.solicitud_renovacion],
    [`edicion_cliente ${credito.id_credito}`, credito.solicitud_edicion_cliente],
  ]),
  ...renglonesDe(libro).map((renglon): [string, string | null] => [
    `pago ${renglon.id_credito} ${renglon.id_movimiento}`,
    renglon.solicitud_abierta,
  ]),
];

function lugarDe(solicitud: SolicitudDoc): string[] {
  const { tipo, id_credito } = solicitud;
  if (id_credito === null) return [];
  if (tipo === 'edicion_pago' || tipo === 'eliminacion_pago')
    return [`pago ${id_credito} ${solicitud.datos.id_movimiento}`];
  const apuntada = tipo === 'abonos_multiples' || reglasDe(tipo).puntero !== null;
  return apuntada ? [`${tipo} ${id_credito}`] : [];
}

/** All that waited ended with a deleted client. The loan is lost then, and what is recovered of it may wait, as any cash. */
function puedeEsperar({ clientes, creditos }: Libro, solicitud: SolicitudDoc): boolean {
  const cliente = clientes.find(({ id_cliente }) => id_cliente === solicitud.id_cliente);
  if (!cliente?.eliminado) return true;
  if (!DE_LO_RECUPERADO.has(solicitud.tipo)) return false;
  const credito = creditos.find(({ id_credito }) => id_credito === solicitud.id_credito);
  // Of the same second either may have come first.
  const desde_ms = (cliente.eliminado_en?.getTime() ?? 0) - 1_000;
  return credito?.estado_credito === 'Castigado' && solicitud.fecha_solicitud.getTime() >= desde_ms;
}

/** Pending requests are pointed to from their place, and nothing else is. */
export function comprobarPunteros(libro: Libro): void {
  const puestos = apuntadasPor(libro).flatMap(([lugar, id]) => (id === null ? [] : `${lugar}: ${id}`));
  const pendientes = sobreLoSuyo(libro).filter(({ estado }) => estado === 'pendiente');
  const debidos = pendientes.flatMap((solicitud) =>
    lugarDe(solicitud).map((lugar) => `${lugar}: ${solicitud.id_solicitud}`),
  );
  expect(new Set(puestos)).toEqual(new Set(debidos));
  const sueltas = pendientes.filter(
    (solicitud) => solicitud.tipo !== 'captura_tardia' && !puedeEsperar(libro, solicitud),
  );
  expect(sueltas).toEqual([]);
}
