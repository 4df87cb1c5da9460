import {
  type ClienteLigado,
  clienteLigado,
  creditoAbierto,
  type CreditoDelExpediente,
  type expedienteCliente as contrato,
  type SolicitudAbierta,
  solicitudAbierta,
} from '@leal/contract';
import { type ClienteDoc, type CreditoDoc, presentar, type SolicitudDoc } from '@leal/contract/documentos';
import {
  aInstanteIso,
  diasHastaEntregar,
  estadoDeCliente,
  estaVencido,
  type Fecha,
  fechaLocal,
  nombreBase,
  normalizar,
  ROL,
  sinEntregar,
  vacacionesEl,
} from '@leal/domain';
import { clientes, leerLigados } from '../../data/clientes.ts';
import { leer } from '../../data/coleccion.ts';
import { creditosDe, leerCreditos as leerVarios } from '../../data/creditos.ts';
import { abiertasDe, leerDeCreditos } from '../../data/solicitudes.ts';
import type { Actor } from '../../context/actor.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { leerQuienes } from '../../context/nombres.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { castigoDicho, porCastigar, porPreguntar, siSeCancela, siSeDeshace } from './por-que-no.ts';
import { convenioDe } from './presentar-convenio.ts';
import { type Hoy, presentarCredito } from './presentar-credito.ts';
import { presentarCliente } from '../clientes/presentar-cliente.ts';

/** A client who was deleted has left every list; a manager alone still opens the page. */
const seVe = ({ id_rol }: Actor, { eliminado }: ClienteDoc): boolean => id_rol === ROL.gerente || !eliminado;

async function leerCreditos(cliente: ClienteDoc): Promise<CreditoDoc[]> {
  const { docs } = await creditosDe(cliente).get();
  return docs.map((foto) => foto.data()).toSorted((a, b) => b.creado_en.getTime() - a.creado_en.getTime());
}

/** Oldest first, as the office's lists have them. */
async function leerAbiertas({ id_cliente }: ClienteDoc): Promise<SolicitudDoc[]> {
  const { docs } = await abiertasDe(id_cliente).get();
  return docs
    .map((foto) => foto.data())
    .toSorted((a, b) => a.fecha_solicitud.getTime() - b.fecha_solicitud.getTime());
}

function entregaDe(
  credito: CreditoDoc,
  pedidas: readonly SolicitudDoc[],
): Pick<CreditoDelExpediente, 'entrega'> {
  const { entrega, decision, monto_entregado_centavos: monto } = credito;
  if (entrega === undefined) return {};
  const { estado, fecha, firmada, reloj_corregido } = entrega;
  const dias = (dia: Fecha) => diasHastaEntregar(decision ? fechaLocal(decision.fecha) : dia, dia);
  return {
    entrega: {
      estado,
      monto,
      ...(fecha && { fecha, dias_despues: dias(fecha) }),
      ...siSeCancela(credito, pedidas),
      ...siSeDeshace(credito),
      ...(firmada && { firmada }),
      ...(reloj_corregido && { reloj_corregido }),
    },
  };
}

type Pedidas = { readonly abiertas: readonly SolicitudDoc[]; readonly pedidas: readonly SolicitudDoc[] };

function deCredito(credito: CreditoDoc, cuando: Hoy, { abiertas, pedidas }: Pedidas): CreditoDelExpediente {
  const { fecha_fin, id_credito_anterior, id_credito_siguiente } = credito;
  return {
    ...presentarCredito(credito, cuando),
    ...entregaDe(credito, pedidas),
    ...porCastigar(credito),
    ...castigoDicho(credito, abiertas),
    ...convenioDe(credito, cuando),
    fecha_fin,
    vencido: estaVencido({ ...credito, saldo: credito.saldo_centavos }, cuando.hoy),
    id_credito_anterior,
    id_credito_siguiente,
  };
}

const mismoNombre = (a: ClienteDoc, b: ClienteDoc): boolean =>
  normalizar(nombreBase(a.nombre)) === normalizar(nombreBase(b.nombre));

/** The open credit of each that has one, by its id. */
async function leerAbiertos(ligados: readonly ClienteDoc[]) {
  const leidos = await leerVarios(ligados.flatMap(({ id_credito_abierto }) => id_credito_abierto ?? []));
  return new Map(leidos.map((credito) => [credito.id_credito, credito]));
}

type AlLigar = {
  readonly nombre_cobrador: string;
  readonly abierto: CreditoDoc | undefined;
};

const deLigado = (
  ligado: ClienteDoc,
  cliente: ClienteDoc,
  { nombre_cobrador, abierto }: AlLigar,
): ClienteLigado => ({
  ...presentar(clienteLigado, ligado),
  nombre_cobrador,
  estado: estadoDeCliente(ligado),
  por: mismoNombre(ligado, cliente) ? 'nombre' : 'telefono',
  ...(abierto && { abierto: { ...presentar(creditoAbierto, abierto), ...sinEntregar(abierto) } }),
});

const deSolicitud = (doc: SolicitudDoc): SolicitudAbierta => presentar(solicitudAbierta, doc);

/**
 * A client's page. Reads: itself, its credits, its open requests, whoever seems to be the same person (40 at most) with
 * their open credits, the names of their collectors, and what was asked about a loan that waits to be handed over.
 */
export const leerExpediente: CasoLectura<typeof contrato> = async (
  { parametros },
  { actor, hoy, negocio },
) => {
  const cliente = await leer(clientes.doc(parametros.id_cliente));
  if (cliente === undefined || !seVe(actor, cliente)) throw new ErrorApp('NO_ENCONTRADO');
  const [reglas, propios, ligados, abiertas] = await Promise.all([
    negocio(),
    leerCreditos(cliente),
    leerLigados(cliente),
    leerAbiertas(cliente),
  ]);
  const visibles = ligados.filter((ligado) => seVe(actor, ligado));
  const [quienes, abiertos, pedidas] = await Promise.all([
    leerQuienes([cliente, ...visibles].map(({ id_cobrador }) => id_cobrador)),
    leerAbiertos(visibles),
    leerDeCreditos(porPreguntar(propios)),
  ]);
  const cobradorDe = ({ id_cobrador }: ClienteDoc): string => quienes.get(id_cobrador)?.nombre ?? '';
  return {
    cliente: {
      ...presentarCliente(cliente),
      nombre_cobrador: cobradorDe(cliente),
      ...vacacionesEl(quienes.get(cliente.id_cobrador)?.vacaciones, hoy),
      estado: estadoDeCliente(cliente),
      registrado_en: aInstanteIso(cliente.creado_en),
      ...(cliente.eliminado_en && { eliminado_en: aInstanteIso(cliente.eliminado_en) }),
    },
    creditos: propios.map((credito) => deCredito(credito, { hoy, negocio: reglas }, { abiertas, pedidas })),
    ligados: visibles.map((ligado) =>
      deLigado(ligado, cliente, {
        nombre_cobrador: cobradorDe(ligado),
        abierto: abiertos.get(ligado.id_credito_abierto ?? ''),
      }),
    ),
    solicitudes: abiertas.map(deSolicitud),
  };
};
