import { type CreditoDoc, renovableDe, type UsuarioDoc } from '@leal/contract/documentos';
import { esRenovable, idCorreo, type Negocio } from '@leal/domain';
import type { Imported } from 'firestore-local';
import type { Cartera } from './cartera.ts';

/** A document of the store with plain values; instants are `Date`. */
export type Documento = { readonly ruta: string; readonly datos: Record<string, unknown> };

/** As the local Firestore loads it in bulk. */
export function* paraCargar(documentos: Iterable<Documento>): Generator<Imported> {
  // The seed knows its documents by their contract, the store by their value types.
  for (const { ruta, datos } of documentos) yield { path: ruta, data: datos as Imported['data'] };
}

const documento = (ruta: string, datos: object): Documento => ({
  ruta,
  datos: datos as Record<string, unknown>,
});

/** The record, and the address that it takes. */
export const documentosDeUsuario = (usuario: UsuarioDoc): Documento[] => [
  documento(`usuarios/${usuario.id_usuario}`, usuario),
  documento(`correos/${idCorreo(usuario.email)}`, { id_usuario: usuario.id_usuario }),
];

export const documentoDeNegocio = (negocio: Partial<Negocio> = {}): Documento =>
  documento('configuracion/negocio', {
    festivos: [...(negocio.festivos ?? [])],
    exigir_segundo_gerente: negocio.exigir_segundo_gerente ?? false,
    parametros: { ...negocio.parametros },
  });

/** As the server leaves it after its last change: with the marks that lists ask for. */
function conMarcas(cartera: Cartera, credito: CreditoDoc): CreditoDoc {
  const eliminado = cartera.clientes.get(credito.id_cliente)?.eliminado === true;
  const renovable = !eliminado && esRenovable(renovableDe(credito), cartera.negocio.parametros);
  return { ...credito, renovable, ...(eliminado && { cliente_eliminado: true as const }) };
}

function* deLosCreditos(cartera: Cartera): Generator<Documento> {
  for (const credito of cartera.creditos.values()) {
    const ruta = `creditos/${credito.id_credito}`;
    yield documento(ruta, conMarcas(cartera, credito));
    for (const fila of cartera.movimientos.get(credito.id_credito)?.values() ?? []) {
      yield documento(`${ruta}/movimientos/${fila.id_movimiento}`, fila);
    }
  }
}

function* deLasSumas(cartera: Cartera): Generator<Documento> {
  const { id_usuario } = cartera.cobrador;
  yield documento(`totales/${id_usuario}`, cartera.totales);
  for (const dia of cartera.dias.values()) yield documento(`totales/${id_usuario}/dias/${dia.fecha}`, dia);
  yield documento(`avisos/${id_usuario}`, cartera.aviso);
  if (cartera.ruta) yield documento(`rutas/${id_usuario}`, cartera.ruta);
  for (const [id, ultimo] of cartera.contadores) yield documento(`contadores/${id}`, { ultimo });
}

/** All of a portfolio's documents. */
export function* documentosDe(cartera: Cartera): Generator<Documento> {
  yield* documentosDeUsuario(cartera.cobrador);
  for (const cliente of cartera.clientes.values()) yield documento(`clientes/${cliente.id_cliente}`, cliente);
  yield* deLosCreditos(cartera);
  for (const solicitud of cartera.solicitudes.values()) {
    yield documento(`solicitudes/${solicitud.id_solicitud}`, solicitud);
  }
  for (const gasto of cartera.gastos.values()) yield documento(`gastos/${gasto.id_gasto}`, gasto);
  yield* deLasSumas(cartera);
  for (const asiento of cartera.bitacora) yield documento(`bitacora/${asiento.id}`, asiento);
}
