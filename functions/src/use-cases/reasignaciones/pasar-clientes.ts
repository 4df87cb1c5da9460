import type { PorQueNoPasa } from '@leal/contract';
import {
  type ClienteDoc,
  type CreditoDoc,
  type ParteDoc,
  type RutaDoc,
  type SolicitudDoc,
  sumableDe,
  type UsuarioDoc,
} from '@leal/contract/documentos';
import {
  aportacionCliente,
  aportacionSolicitud,
  cambiosDeFicha,
  diferenciaDeRepartos,
  juntarRepartos,
  mapaBusqueda,
  pasarCredito,
  reglasDe,
  type Reparto,
} from '@leal/domain';
import { anotar, type Autoria } from '../../data/bitacora.ts';
import { clientes } from '../../data/clientes.ts';
import { creditoDelCliente, creditos, leerCreditos } from '../../data/creditos.ts';
import { rutas } from '../../data/rutas.ts';
import { solicitudes } from '../../data/solicitudes.ts';
import { moverReparto } from '../../data/totales.ts';
import { nombrar } from '../clientes/tomar-nombre.ts';
import { leerAbiertas } from '../solicitudes/cerrar-abiertas.ts';
import { fotoDelCliente } from '../solicitudes/seguir-al-cliente.ts';
import { vistoDeCliente } from '../vistos/visto-de.ts';

type Pedido = ParteDoc['clientes'][number];

/** A client with all that goes along. */
type Viajero = {
  readonly cliente: ClienteDoc;
  readonly credito: CreditoDoc | undefined;
  readonly abiertas: readonly SolicitudDoc[];
};

/** The giver and the receiver, with the order of each route; a collector who never put the route in order has none. */
export type Pareja = {
  readonly dador: UsuarioDoc;
  readonly receptor: UsuarioDoc;
  readonly deDador: RutaDoc | undefined;
  readonly deReceptor: RutaDoc | undefined;
};

/** Why it does not go; undefined: it does, as the question showed it. */
function porQueNo(
  cliente: ClienteDoc | undefined,
  credito: CreditoDoc | undefined,
  { de, id_credito, saldo_centavos }: Pedido & { readonly de: string },
): PorQueNoPasa | undefined {
  if (cliente === undefined || cliente.eliminado) return 'no_existe';
  if (cliente.id_cobrador !== de) return 'es_de_otro';
  const visto = vistoDeCliente(credito);
  return visto.id_credito === id_credito && visto.saldo === saldo_centavos ? undefined : 'cambio_mientras';
}

async function leerViajeros(autoria: Autoria, de: string, pedidos: readonly Pedido[]) {
  const { tx } = autoria;
  const fotos = await tx.getAll(...pedidos.map(({ id_cliente }) => clientes.doc(id_cliente)));
  const leidos = fotos.map((foto) => foto.data());
  const ids = leidos.flatMap((cliente) => (cliente && creditoDelCliente(cliente)?.id) ?? []);
  const [deCreditos, ...abiertas] = await Promise.all([
    leerCreditos(ids, tx),
    ...pedidos.map(({ id_cliente }) => leerAbiertas(autoria, { id_cliente })),
  ]);
  const porId = new Map(deCreditos.map((credito) => [credito.id_credito, credito]));
  const viajeros: Viajero[] = [];
  const quedaron: ParteDoc['quedaron'] = [];
  for (const [i, pedido] of pedidos.entries()) {
    const cliente = leidos[i];
    const credito = cliente && porId.get(creditoDelCliente(cliente)?.id ?? '');
    const por_que = porQueNo(cliente, credito, { ...pedido, de });
    const { id_cliente, nombre } = pedido;
    if (por_que !== undefined) quedaron.push({ id_cliente, nombre, por_que });
    else if (cliente) viajeros.push({ cliente, credito, abiertas: abiertas[i] ?? [] });
  }
  return { viajeros, quedaron };
}

/** The sums that a client's own record and requests have in their collector's, apart from its credit. */
const sumasDe = (id_cobrador: string, seVan: readonly SolicitudDoc[]): Reparto =>
  juntarRepartos(
    { [id_cobrador]: aportacionCliente({ eliminado: false }) },
    ...seVan.map((solicitud) => ({ [id_cobrador]: aportacionSolicitud(sumableDe(solicitud)) })),
  );

/** One client with its credit and requests, and the audit of it; returns what it moves of the sums. */
function pasar(
  autoria: Autoria,
  { cliente, credito, abiertas, nombre }: Viajero & { readonly nombre: string },
  { dador, receptor: a }: Pareja,
): Reparto {
  const { tx, ahora } = autoria;
  const { id_cliente, id_cobrador: de } = cliente;
  const { id_usuario: id_cobrador } = a;
  const ficha = nombre === cliente.nombre ? {} : cambiosDeFicha(cliente, { nombre });
  const despues = { ...cliente, ...ficha };
  const busca = nombre === cliente.nombre ? {} : { busca: mapaBusqueda(despues) };
  tx.update(clientes.doc(id_cliente), { id_cobrador, ...ficha, ...busca });
  const paso = credito && pasarCredito(credito, id_cobrador, ahora);
  if (paso) {
    const cambios = { ...paso.cambios, ...ficha, nombre_cobrador: a.nombre };
    tx.update(creditos.doc(paso.despues.id_credito), cambios);
  }
  const seVan = abiertas.filter(({ tipo }) => reglasDe(tipo).va_con_el_cliente);
  for (const { id_solicitud, tipo } of abiertas)
    tx.update(solicitudes.doc(id_solicitud), {
      ...fotoDelCliente(despues),
      ...(reglasDe(tipo).va_con_el_cliente && { id_cobrador }),
    });
  anotar(autoria, {
    accion: 'clientes/reasignar',
    documento: `clientes/${id_cliente}`,
    id_cobrador: de,
    cliente: despues,
    antes: { id_cobrador: de, cobrador: dador.nombre, nombre: cliente.nombre },
    despues: {
      id_cobrador,
      cobrador: a.nombre,
      nombre,
      ...(credito && { id_credito: credito.id_credito, saldo_centavos: credito.saldo_centavos }),
    },
  });
  return juntarRepartos(
    paso?.reparto ?? {},
    diferenciaDeRepartos(sumasDe(de, seVan), sumasDe(id_cobrador, seVan)),
  );
}

/** The clients' cards go to the end of the new route, in the order in which the old one had them. */
function moverOrden(
  { tx, ahora: actualizado_en }: Autoria,
  { deDador, deReceptor }: Pareja,
  idos: ReadonlySet<string>,
): void {
  const enOrden = deDador?.orden_clientes.filter((id) => idos.has(id)) ?? [];
  if (deDador === undefined || enOrden.length === 0) return;
  const orden_clientes = deDador.orden_clientes.filter((id) => !idos.has(id));
  tx.update(rutas.doc(deDador.id_cobrador), { orden_clientes, actualizado_en });
  // Without an order of its own a route shows who is new at its end anyway.
  if (deReceptor)
    tx.update(rutas.doc(deReceptor.id_cobrador), {
      orden_clientes: [...deReceptor.orden_clientes.filter((id) => !idos.has(id)), ...enOrden],
      actualizado_en,
    });
}

/**
 * Clients of one pair (at most 25) go over, each with its open credit, else its last one, as far as it is as the question
 * showed it; the others stay, and why. Sums and order of both move once for all.
 */
export async function pasarClientes(
  autoria: Autoria,
  pedidos: readonly Pedido[],
  pareja: Pareja,
): Promise<{ readonly pasaron: number; readonly quedaron: ParteDoc['quedaron'] }> {
  const { tx, ahora } = autoria;
  const [de, a] = [pareja.dador.id_usuario, pareja.receptor.id_usuario];
  const { viajeros, quedaron } = await leerViajeros(autoria, de, pedidos);
  const { nombres, apuntar } = await nombrar(
    autoria,
    a,
    viajeros.map(({ cliente }) => cliente.nombre),
  );
  if (viajeros.length === 0) return { pasaron: 0, quedaron };
  apuntar();
  const repartos = viajeros.map((viajero, i) =>
    pasar(autoria, { ...viajero, nombre: nombres[i] ?? viajero.cliente.nombre }, pareja),
  );
  moverReparto(tx, juntarRepartos(...repartos), ahora);
  moverOrden(autoria, pareja, new Set(viajeros.flatMap(({ credito }) => credito?.id_credito ?? [])));
  // Each client's row is in the giver's history; the receiver's has one for all of them.
  anotar(autoria, {
    accion: 'clientes/recibir',
    documento: `usuarios/${a}`,
    id_cobrador: a,
    antes: null,
    despues: { id_cobrador: de, cobrador: pareja.dador.nombre, clientes: viajeros.length },
  });
  return { pasaron: viajeros.length, quedaron };
}
