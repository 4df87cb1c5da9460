import type { Cuerpo, reasignarClientes as contrato, Respuesta } from '@leal/contract';
import {
  type ClienteDoc,
  type CreditoDoc,
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
  ROL,
  slug,
} from '@leal/domain';
import { isDeepStrictEqual } from 'node:util';
import { avisarRuta } from '../../data/avisos.ts';
import { anotar } from '../../data/bitacora.ts';
import { clientes } from '../../data/clientes.ts';
import { documentoMudanza } from '../../data/configuracion.ts';
import { creditoDelCliente, creditos, leerCreditos } from '../../data/creditos.ts';
import { rutas } from '../../data/rutas.ts';
import { solicitudes } from '../../data/solicitudes.ts';
import { moverReparto } from '../../data/totales.ts';
import { usuarios } from '../../data/usuarios.ts';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { leerAbiertas } from '../solicitudes/cerrar-abiertas.ts';
import { fotoDelCliente } from '../solicitudes/seguir-al-cliente.ts';
import { exigirCobradorActivo } from '../usuarios/exigir-cobrador.ts';
import { vistoDeCliente } from '../vistos/visto-de.ts';
import { estaOcupado, siguienteNombre } from './tomar-nombre.ts';

type Contrato = typeof contrato;
type Pedido = Cuerpo<Contrato>['clientes'][number];
type PorQueNo = Respuesta<Contrato>['quedaron'][number]['por_que'];

/** A client with all that goes along. */
type Viajero = {
  readonly cliente: ClienteDoc;
  readonly credito: CreditoDoc | undefined;
  readonly abiertas: readonly SolicitudDoc[];
};

type Pareja = { readonly dador: UsuarioDoc; readonly receptor: UsuarioDoc };

/** Both are collectors, and the one who gets them is at work. */
function exigirPareja(
  { de, a }: Cuerpo<Contrato>,
  dador: UsuarioDoc | undefined,
  receptor: UsuarioDoc | undefined,
): Pareja {
  if (de === a)
    throw new ErrorApp('DATOS_INVALIDOS', undefined, [{ campo: 'a', mensaje: 'Elige a otro cobrador' }]);
  if (dador?.id_rol !== ROL.cobrador || receptor?.id_rol !== ROL.cobrador)
    throw new ErrorApp('NO_ENCONTRADO', 'No existe ese cobrador.');
  exigirCobradorActivo(receptor);
  return { dador, receptor };
}

/** Why it does not go; undefined: it does, as the question showed it. */
function porQueNo(
  cliente: ClienteDoc | undefined,
  credito: CreditoDoc | undefined,
  { de, visto }: Pick<Pedido, 'visto'> & { readonly de: string },
): PorQueNo | undefined {
  if (cliente === undefined || cliente.eliminado) return 'no_existe';
  if (cliente.id_cobrador !== de) return 'es_de_otro';
  return isDeepStrictEqual(visto, vistoDeCliente(credito)) ? undefined : 'cambio_mientras';
}

async function leerViajeros(cambio: Cambio, { de, clientes: dichos }: Cuerpo<Contrato>) {
  // Named twice it goes once.
  const pedidos = [...new Map(dichos.map((uno) => [uno.id_cliente, uno])).values()];
  const fotos = await cambio.tx.getAll(...pedidos.map(({ id_cliente }) => clientes.doc(id_cliente)));
  const leidos = fotos.map((foto) => foto.data());
  const ids = leidos.flatMap((cliente) => (cliente && creditoDelCliente(cliente)?.id) ?? []);
  const [deCreditos, ...abiertas] = await Promise.all([
    leerCreditos(ids, cambio.tx),
    ...pedidos.map(({ id_cliente }) => leerAbiertas(cambio, { id_cliente })),
  ]);
  const porId = new Map(deCreditos.map((credito) => [credito.id_credito, credito]));
  const viajeros: Viajero[] = [];
  const quedaron: Respuesta<Contrato>['quedaron'] = [];
  for (const [i, { id_cliente, visto }] of pedidos.entries()) {
    const cliente = leidos[i];
    const credito = cliente && porId.get(creditoDelCliente(cliente)?.id ?? '');
    const por_que = porQueNo(cliente, credito, { de, visto });
    if (por_que !== undefined) quedaron.push({ id_cliente, por_que });
    else if (cliente) viajeros.push({ cliente, credito, abiertas: abiertas[i] ?? [] });
  }
  return { viajeros, quedaron };
}

type Nombrado = Viajero & { readonly nombre: string };

/** Their names at the new collector's: who has the name of somebody there gets the next number. Reads only. */
async function nombrar(cambio: Cambio, viajeros: readonly Viajero[], a: string) {
  const tomados = new Set<string>();
  const apuntes = new Map<string, () => void>();
  const nombrados: Nombrado[] = [];
  const ocupados = await Promise.all(viajeros.map(({ cliente }) => estaOcupado(cambio, a, cliente.nombre)));
  for (const [i, viajero] of viajeros.entries()) {
    const { nombre } = viajero.cliente;
    const libre = !tomados.has(slug(nombre)) && ocupados[i] === false;
    // oxlint-disable-next-line no-await-in-loop -- each has to know of the names before it
    const otro = libre ? undefined : await siguienteNombre(cambio, a, nombre, tomados);
    if (otro) apuntes.set(otro.contador, otro.apuntar);
    const nuevo = otro?.nombre ?? nombre;
    tomados.add(slug(nuevo));
    nombrados.push({ ...viajero, nombre: nuevo });
  }
  const apuntar = (): void => {
    for (const uno of apuntes.values()) uno();
  };
  return { nombrados, apuntar };
}

/** The sums that a client's own record and requests have in their collector's, apart from its credit. */
const sumasDe = (id_cobrador: string, seVan: readonly SolicitudDoc[]): Reparto =>
  juntarRepartos(
    { [id_cobrador]: aportacionCliente({ eliminado: false }) },
    ...seVan.map((una) => ({ [id_cobrador]: aportacionSolicitud(sumableDe(una)) })),
  );

/** One client with its credit and requests, and the audit of it; returns what it moves of the sums. */
function pasar(
  cambio: Cambio,
  { cliente, credito, abiertas, nombre }: Nombrado,
  { dador, receptor: a }: Pareja,
): Reparto {
  const { tx, ahora } = cambio;
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
  anotar(cambio, {
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

/** Their cards go to the end of the new route, in the order in which the old one had them. */
function moverOrden(
  { tx, ahora: actualizado_en }: Cambio,
  [deDador, deReceptor]: readonly [RutaDoc | undefined, RutaDoc | undefined],
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
 * Clients go over to another collector, as far as each is as the question showed it. Sums, order and notices of both move once
 * for all. 404, 422 USUARIO_INVALIDO for a receiver who is turned off, 503 while credits go over to another calendar: it goes
 * collector by collector, and would pass them over.
 */
export const reasignarClientes = {
  leer: ({ cuerpo: { de, a } }) => ({
    dador: usuarios.doc(de),
    receptor: usuarios.doc(a),
    deDador: rutas.doc(de),
    deReceptor: rutas.doc(a),
    mudanza: documentoMudanza(),
  }),
  ejecutar: async ({ cuerpo }, cambio, leidos) => {
    const pareja = exigirPareja(cuerpo, leidos.dador, leidos.receptor);
    if (leidos.mudanza?.estado === 'en_curso') throw new ErrorApp('INTENTA_DE_NUEVO');
    const { viajeros, quedaron } = await leerViajeros(cambio, cuerpo);
    const { nombrados, apuntar } = await nombrar(cambio, viajeros, cuerpo.a);
    const pasaron = nombrados.map(({ cliente: { id_cliente }, nombre }) => ({ id_cliente, nombre }));
    if (nombrados.length === 0) return { pasaron, quedaron };
    apuntar();
    const reparto = juntarRepartos(...nombrados.map((uno) => pasar(cambio, uno, pareja)));
    const { tx } = cambio;
    moverReparto(tx, reparto, cambio.ahora);
    const idos = new Set(nombrados.flatMap(({ credito }) => credito?.id_credito ?? []));
    moverOrden(cambio, [leidos.deDador, leidos.deReceptor], idos);
    for (const quien of [cuerpo.de, cuerpo.a]) avisarRuta(tx, quien);
    // Each client's row is in the giver's history; the receiver's has one for all of them.
    anotar(cambio, {
      accion: 'clientes/recibir',
      documento: `usuarios/${cuerpo.a}`,
      id_cobrador: cuerpo.a,
      antes: null,
      despues: {
        id_cobrador: cuerpo.de,
        cobrador: pareja.dador.nombre,
        clientes: nombrados.length,
      },
    });
    return { pasaron, quedaron };
  },
} satisfies CasoCambio<
  Contrato,
  {
    dador: ReturnType<typeof usuarios.doc>;
    receptor: ReturnType<typeof usuarios.doc>;
    deDador: ReturnType<typeof rutas.doc>;
    deReceptor: ReturnType<typeof rutas.doc>;
    mudanza: ReturnType<typeof documentoMudanza>;
  }
>;
