import type { TransferenciaListada } from '@leal/contract';
import type { MovimientoDoc } from '@leal/contract/documentos';
import {
  aInstanteIso,
  diasSinConfirmar,
  esPerdida,
  type EstadoEnBanco,
  estadoEnBanco,
  type Fecha,
  type Negocio,
  UMBRALES,
} from '@leal/domain';
import { leerNombres } from '../../context/nombres.ts';
import type { Corregible } from '../../data/en-banco.ts';
import { leerNombresDeClientes } from '../../data/enteros.ts';
import { idDe } from './misma-referencia.ts';

/** What a row is told with, besides itself. */
export type Leidos = {
  readonly clientes: ReadonlyMap<string, string>;
  readonly nombres: ReadonlyMap<string, string>;
  readonly creditos: ReadonlyMap<string, Corregible>;
  readonly repetidas: ReadonlyMap<string, readonly MovimientoDoc[]>;
};
type Cuando = { readonly hoy: Fecha; readonly negocio: Pick<Negocio, 'festivos' | 'umbrales'> };

const quienesDe = (doc: MovimientoDoc, { clientes, nombres }: Leidos) => ({
  id_pago: idDe(doc),
  id_credito: doc.id_credito,
  nombre_cliente: clientes.get(doc.id_cliente) ?? '',
  nombre_cobrador: nombres.get(doc.id_cobrador) ?? '',
  monto: doc.monto_centavos,
  fecha: doc.fecha,
});

/** What a manager should look at, of those that nobody has seen. */
function senalesDe(
  doc: MovimientoDoc,
  leidos: Leidos,
  { hoy, negocio }: Cuando,
): Pick<
  TransferenciaListada,
  'sin_correccion' | 'perdida' | 'sin_confirmar_dias' | 'sin_confirmar_habiles' | 'misma_referencia'
> {
  const estado = estadoEnBanco(doc);
  const { sin_correccion, estado_credito } = leidos.creditos.get(doc.id_credito) ?? {};
  const { festivos, umbrales: { senal_dias_habiles: habiles } = UMBRALES } = negocio;
  const dias = estado === 'por_confirmar' ? diasSinConfirmar(doc.fecha, hoy, { festivos, habiles }) : null;
  const otras = leidos.repetidas.get(idDe(doc)) ?? [];
  return {
    ...(sin_correccion && { sin_correccion }),
    ...(esPerdida(doc, estado_credito) && { perdida: true }),
    ...(dias !== null && { sin_confirmar_dias: dias, sin_confirmar_habiles: habiles }),
    ...(otras.length > 0 && {
      misma_referencia: otras.map((otra) => ({
        ...quienesDe(otra, leidos),
        estado: estadoEnBanco(otra) ?? 'por_confirmar',
      })),
    }),
  };
}

export const presentarTransferencia = (
  doc: MovimientoDoc,
  estado: EstadoEnBanco,
  leidos: Leidos,
  cuando: Cuando,
): TransferenciaListada => {
  const { banco, transferencia = { fecha: doc.fecha } } = doc;
  return {
    ...quienesDe(doc, leidos),
    id_cliente: doc.id_cliente,
    id_cobrador: doc.id_cobrador,
    capturado_en: aInstanteIso(doc.capturado_en),
    transferencia,
    estado,
    ...senalesDe(doc, leidos, cuando),
    ...(banco?.en && { visto_en: aInstanteIso(banco.en) }),
    ...(banco?.por !== undefined && { nombre_gerente: leidos.nombres.get(banco.por) ?? '' }),
  };
};

/** The names of whoever these transfers are of, those that nobody has just read. */
export async function leerNombresDe(
  filas: readonly MovimientoDoc[],
): Promise<Pick<Leidos, 'clientes' | 'nombres'>> {
  const [clientes, nombres] = await Promise.all([
    leerNombresDeClientes(filas.map(({ id_cliente }) => id_cliente)),
    leerNombres(filas.flatMap(({ id_cobrador, banco }) => [id_cobrador, ...(banco?.por ? [banco.por] : [])])),
  ]);
  return { clientes, nombres };
}
