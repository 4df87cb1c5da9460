import type { MovimientoDoc } from '@leal/contract/documentos';
import {
  bajoLaMisma,
  DIAS_DE_REFERENCIA,
  distingue,
  esLaMisma,
  type Fecha,
  type FilaMirada,
  idFila,
  idPago,
  instanteLocal,
  nombreBase,
  normalizar,
  type Prestado,
  referenciaNormal,
  type Repetida,
  SENALES,
  sumarDias,
  TELEFONOS,
} from '@leal/domain';
import { leerClientes, leerConTelefono } from '../../data/clientes.ts';
import { leerConReferencia } from '../../data/en-banco.ts';
import { leerNombresDeClientes } from '../../data/enteros.ts';
import { type AlMirar, cierreDe } from './al-mirar.ts';

/** A loan that was handed over, before anybody has looked for the others. */
export type PrestadoSolo = Omit<Prestado, 'otros'>;

const nombreSimple = (nombre: string): string => normalizar(nombreBase(nombre));

/** The loans with whoever else is reached under their clients' phones: clients of another name, which no second record has. */
export async function conOtros(
  prestados: readonly PrestadoSolo[],
  { umbrales }: AlMirar,
): Promise<Prestado[]> {
  const { senal_telefonos } = umbrales;
  if (senal_telefonos === 0 || prestados.length < senal_telefonos) return [];
  const clientes = await leerClientes(prestados.map(({ id_cliente }) => id_cliente));
  const otrosDe = new Map(
    await Promise.all(
      clientes.map(async (cliente) => {
        const numeros = TELEFONOS.map((campo) => cliente[campo]).filter((numero) => numero !== '');
        const nombre = nombreSimple(cliente.nombre);
        const otros = (await leerConTelefono(numeros)).filter(
          (otro) => otro.id_cliente !== cliente.id_cliente && nombreSimple(otro.nombre) !== nombre,
        );
        return [cliente.id_cliente, otros.map((otro) => otro.nombre).toSorted()] as const;
      }),
    ),
  );
  return prestados.map((prestado) => ({ ...prestado, otros: otrosDe.get(prestado.id_cliente) ?? [] }));
}

const comoTransferida = ({ id_cliente, transferencia, fecha }: MovimientoDoc) => ({
  id_cliente,
  fecha: transferencia?.fecha ?? fecha,
});

/** The transfers of these days with another payment under their reference: of four of each reference. */
export async function repetidasDe(
  filas: readonly FilaMirada[],
  diaDe: (fila: FilaMirada) => Fecha,
  { fecha, umbrales }: AlMirar,
): Promise<Repetida[]> {
  const primero = sumarDias(fecha, 1 - SENALES.misma_referencia.dias);
  const porReferencia = filas.flatMap((fila) => {
    const normal = referenciaNormal(fila.transferencia?.referencia ?? '');
    return diaDe(fila) >= primero && distingue(normal) ? [normal] : [];
  });
  if (umbrales.senal_referencias === 0 || porReferencia.length === 0) return [];
  const desde = instanteLocal(sumarDias(fecha, -DIAS_DE_REFERENCIA), '00:00');
  const leidas = (await leerConReferencia(porReferencia, desde))
    .filter(({ sincronizado_en }) => sincronizado_en < cierreDe(fecha))
    .map((doc) => ({ ...doc, id_pago: idPago(doc.id_credito, doc.id_movimiento) }));
  const nombres = await leerNombresDeClientes(leidas.map(({ id_cliente }) => id_cliente));
  return filas.flatMap((fila) => {
    const suya = leidas.find(
      ({ id_credito, id_movimiento }) => idFila(id_credito, id_movimiento) === fila.id,
    );
    const otra =
      suya && bajoLaMisma(suya, leidas).find((doc) => esLaMisma(comoTransferida(suya), comoTransferida(doc)));
    if (!otra) return [];
    const { id_pago, id_cliente, monto_centavos } = otra;
    return [
      {
        fila,
        dia: diaDe(fila),
        otra: {
          id_pago,
          id_cliente,
          cliente: nombres.get(id_cliente) ?? '',
          monto_centavos,
          fecha: otra.fecha,
        },
      },
    ];
  });
}
