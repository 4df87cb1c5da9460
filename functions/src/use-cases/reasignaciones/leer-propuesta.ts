import type { Consulta, ReceptorDeClientes, Visto, vistoReasignacion } from '@leal/contract';
import type { ClienteDoc, CreditoDoc, RutaDoc, TotalesDoc, UsuarioDoc } from '@leal/contract/documentos';
import { type Centavos, CERO, compartirClientes, estaActivo, reglasDe, ROL, sumar } from '@leal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { clientes, clientesDe } from '../../data/clientes.ts';
import { creditoDelCliente, leerCreditos } from '../../data/creditos.ts';
import { rutas } from '../../data/rutas.ts';
import { conTarea, solicitudesPropias } from '../../data/solicitudes.ts';
import { totales } from '../../data/totales.ts';
import { usuarios } from '../../data/usuarios.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { leerEnInstante } from '../../platform/transacciones.ts';
import { nombrar } from '../clientes/tomar-nombre.ts';
import { exigirCobradorActivo } from '../usuarios/exigir-cobrador.ts';

/** The giver, the receivers and the clients that are named; without names all clients go. */
export type Seleccion = Consulta<typeof vistoReasignacion>;

/** A client as it is, with its open credit or its last one. */
export type Candidato = { readonly cliente: ClienteDoc; readonly credito: CreditoDoc | undefined };

export type Propuesta = {
  readonly dador: UsuarioDoc;
  readonly receptores: readonly UsuarioDoc[];
  /** The clients that each receiver gets, in the order of the route. */
  readonly partes: readonly (readonly Candidato[])[];
  readonly visto: Visto<'reasignacion'>;
  readonly ocupacion: readonly ReceptorDeClientes[];
  readonly otros_nombres: readonly { readonly nombre: string; readonly nuevo: string }[];
};

/** Nobody is named twice: 400. */
function exigirDistintos({ de, a }: Seleccion): void {
  if (new Set([de, ...a]).size <= a.length)
    throw new ErrorApp('DATOS_INVALIDOS', undefined, [{ campo: 'a', mensaje: 'Elige a otro cobrador' }]);
}

/** The giver is a collector, and whoever gets them is one who is at work. */
function exigirGente(dador: UsuarioDoc | undefined, receptores: readonly (UsuarioDoc | undefined)[]) {
  const cobradores = receptores.flatMap((receptor) => (receptor?.id_rol === ROL.cobrador ? [receptor] : []));
  if (dador?.id_rol !== ROL.cobrador || cobradores.length < receptores.length)
    throw new ErrorApp('NO_ENCONTRADO', 'No existe ese cobrador.');
  for (const cobrador of cobradores) exigirCobradorActivo(cobrador);
  return { dador, receptores: cobradores };
}

async function leerGente(tx: Transaction, seleccion: Seleccion) {
  const { de, a } = seleccion;
  exigirDistintos(seleccion);
  const [ruta, gente] = await Promise.all([
    tx.get(rutas.doc(de)),
    tx.getAll(...[de, ...a].map((id) => usuarios.doc(id))),
  ]);
  const [dador, ...receptores] = gente.map((foto) => foto.data());
  return { ...exigirGente(dador, receptores), ruta: ruta.data() };
}

async function leerClientes(tx: Transaction, { de, clientes: nombrados }: Seleccion): Promise<ClienteDoc[]> {
  if (nombrados === undefined) return (await tx.get(clientesDe(de))).docs.map((foto) => foto.data());
  const fotos = await tx.getAll(...[...new Set(nombrados)].map((id) => clientes.doc(id)));
  return fotos
    .flatMap((foto) => foto.data() ?? [])
    .filter(({ id_cobrador, eliminado }) => id_cobrador === de && !eliminado);
}

/** The clients in the order of the route; those without a place in it come after, the oldest first. */
function enSuRuta(candidatos: readonly Candidato[], ruta: RutaDoc | undefined): Candidato[] {
  const lugares = new Map(ruta?.orden_clientes.map((id, lugar) => [id, lugar]));
  const lugar = ({ credito }: Candidato): number =>
    lugares.get(credito?.id_credito ?? '') ?? Number.MAX_SAFE_INTEGER;
  return candidatos.toSorted(
    (a, b) => lugar(a) - lugar(b) || a.cliente.creado_en.getTime() - b.cliente.creado_en.getTime(),
  );
}

async function leerCandidatos(tx: Transaction, seleccion: Seleccion, ruta: RutaDoc | undefined) {
  const leidos = await leerClientes(tx, seleccion);
  const ids = leidos.flatMap((cliente) => creditoDelCliente(cliente)?.id ?? []);
  const porId = new Map((await leerCreditos(ids, tx)).map((credito) => [credito.id_credito, credito]));
  const candidatos = leidos.map((cliente) => ({
    cliente,
    credito: porId.get(creditoDelCliente(cliente)?.id ?? ''),
  }));
  return enSuRuta(candidatos, ruta);
}

/** The requests that go along, and what holds cash or is about past cash, and stays with the giver. */
async function contarSolicitudes(tx: Transaction, de: string, idsDeClientes: ReadonlySet<string>) {
  const [abiertas, tareas] = await Promise.all([
    tx.get(solicitudesPropias(de, undefined, ['pendiente'])),
    tx.get(conTarea(de)),
  ]);
  const deEllos = abiertas.docs
    .map((foto) => foto.data())
    .filter(({ id_cliente }) => idsDeClientes.has(id_cliente ?? ''));
  const van = deEllos.filter(({ tipo }) => reglasDe(tipo).va_con_el_cliente).length;
  const conEfectivo = tareas.docs.filter((foto) => idsDeClientes.has(foto.data().id_cliente ?? '')).length;
  return { van, se_quedan: deEllos.length - van + conEfectivo };
}

const activos = (candidatos: readonly Candidato[]): CreditoDoc[] =>
  candidatos.flatMap(({ credito }) => (credito && estaActivo(credito.estado_credito) ? [credito] : []));

const saldoDe = (candidatos: readonly Candidato[]): Centavos =>
  sumar(...activos(candidatos).map(({ saldo_centavos }) => saldo_centavos));

/** The route of whoever gets them, before and after. */
function ocupacionDe(
  { id_usuario: id_cobrador, nombre }: UsuarioDoc,
  sumas: TotalesDoc | undefined,
  parte: readonly Candidato[],
): ReceptorDeClientes {
  const saldo = saldoDe(parte);
  const activos_antes = sumas?.clientes_activos ?? 0;
  const saldo_antes = sumas?.saldo_pendiente_centavos ?? CERO;
  return {
    id_cobrador,
    nombre,
    clientes: parte.length,
    saldo,
    activos_antes,
    activos_despues: activos_antes + activos(parte).length,
    saldo_antes,
    saldo_despues: sumar(saldo_antes, saldo),
  };
}

async function leerOtrosNombres(
  tx: Transaction,
  partes: Propuesta['partes'],
  receptores: readonly UsuarioDoc[],
) {
  const deCada = await Promise.all(
    receptores.map(async ({ id_usuario }, i) => {
      const pedidos = (partes[i] ?? []).map(({ cliente }) => cliente.nombre);
      const { nombres } = await nombrar({ tx }, id_usuario, pedidos);
      return pedidos.map((nombre, j) => ({ nombre, nuevo: nombres[j] ?? nombre }));
    }),
  );
  return deCada.flat().filter(({ nombre, nuevo }) => nombre !== nuevo);
}

/**
 * The clients that each receiver would get, as of one instant: nobody waits for the reader. It reads each client with
 * its credit, the people, and the giver's requests. 404 for whoever is no collector, 400 for one who is named twice,
 * 422 USUARIO_INVALIDO for a receiver who is turned off.
 */
export const leerPropuesta = (seleccion: Seleccion): Promise<Propuesta> =>
  leerEnInstante(undefined, async (tx) => {
    const { dador, receptores, ruta } = await leerGente(tx, seleccion);
    const [candidatos, sumas] = await Promise.all([
      leerCandidatos(tx, seleccion, ruta),
      tx.getAll(...receptores.map(({ id_usuario }) => totales.doc(id_usuario))),
    ]);
    const conColonia = candidatos.map((candidato) => ({ ...candidato, colonia: candidato.cliente.colonia }));
    const partes = compartirClientes(conColonia, receptores.length, seleccion.por ?? 'cuenta');
    const idsDeClientes = new Set(candidatos.map(({ cliente }) => cliente.id_cliente));
    const ocupacion = receptores.map((receptor, i) =>
      ocupacionDe(receptor, sumas[i]?.data(), partes[i] ?? []),
    );
    const visto = {
      clientes: candidatos.length,
      creditos: activos(candidatos).length,
      saldo: saldoDe(candidatos),
      ...(await contarSolicitudes(tx, dador.id_usuario, idsDeClientes)),
      partes: ocupacion.map(({ id_cobrador, clientes: cuantos, saldo }) => ({
        id_cobrador,
        clientes: cuantos,
        saldo,
      })),
    };
    const otros_nombres = await leerOtrosNombres(tx, partes, receptores);
    return { dador, receptores, partes, visto, ocupacion, otros_nombres };
  });
