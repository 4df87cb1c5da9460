import type { Cuerpo, marcarTransferencias as contrato } from '@leal/contract';
import type { ClienteDoc, CreditoDoc, MovimientoDoc, RenglonBancoDoc } from '@leal/contract/documentos';
import {
  aportacionDePerdida,
  diferencia,
  type EnBanco,
  estadoEnBanco,
  estaVivo,
  type EstadoEnBanco,
  formatearPesos,
  interpretarIdPago,
  repartir,
  sinCorreccion,
} from '@leal/domain';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { avisarOficina, avisarQueNoEsta, leerAvisosDelBanco, type QueNoEstan } from '../../data/avisos.ts';
import { anotar } from '../../data/bitacora.ts';
import { clientes } from '../../data/clientes.ts';
import { leerCreditos, movimientos } from '../../data/creditos.ts';
import { asignarRenglon, renglonesBanco, soltarRenglon } from '../../data/renglones-banco.ts';
import { moverReparto } from '../../data/totales.ts';
import { ErrorApp } from '../../platform/errores.ts';

type Contrato = typeof contrato;
type Marca = Cuerpo<Contrato>['pagos'][number];
type Marcado = {
  readonly id_pago: string;
  readonly pago: MovimientoDoc;
  readonly renglon: string | undefined;
};
type Pagos = Record<string, DocumentReference<MovimientoDoc>>;

function renglonDe(id_pago: string): DocumentReference<MovimientoDoc> {
  const partes = interpretarIdPago(id_pago);
  if (!partes) throw new ErrorApp('NO_ENCONTRADO');
  return movimientos(partes.id_credito).doc(partes.id_movimiento);
}

/** Whether the payment is still what the list showed of it: a transfer that counts, of that amount and in that state. */
function resultadoDe(
  { visto, renglon }: Marca,
  pago: MovimientoDoc | undefined,
): 'hecha' | 'cambio' | 'no_hay' {
  if (pago === undefined || pago.tipo !== 'pago' || !estaVivo(pago)) return 'no_hay';
  const estado = estadoEnBanco(pago);
  if (estado === null) return 'no_hay';
  // One that was seen without a deposit gets it; one that has its own keeps that.
  if (renglon !== undefined && pago.banco?.renglon !== undefined) return 'cambio';
  return estado === visto.estado && pago.monto_centavos === visto.monto ? 'hecha' : 'cambio';
}

type Renglones = ReadonlyMap<string, RenglonBancoDoc>;

async function leerRenglones({ tx }: Cambio, pagos: readonly Marca[]): Promise<Renglones> {
  const ids = pagos.flatMap(({ renglon }) => renglon ?? []);
  if (ids.length === 0) return new Map();
  const fotos = await tx.getAll(...ids.map((id) => renglonesBanco.doc(id)));
  const leidos = fotos.map((foto) => foto.data()).filter((leido) => leido !== undefined);
  return new Map(leidos.map((leido) => [leido.id_renglon, leido]));
}

/** A deposit is one payment, of its own amount. */
function estaLibre({ renglon, visto }: Marca, renglones: Renglones): boolean {
  if (renglon === undefined) return true;
  const leido = renglones.get(renglon);
  return leido?.estado === 'libre' && leido.monto_centavos === visto.monto;
}

/** Whoever took it hears of it: of several with the same collector in one notice. */
function avisar(
  { tx, ids }: Cambio,
  marcados: readonly Marcado[],
  creditos: ReadonlyMap<string, CreditoDoc>,
  antes: ReadonlyMap<string, QueNoEstan>,
): void {
  const textos = new Map<string, string[]>();
  for (const { pago } of marcados) {
    const { id_cobrador, monto_centavos, id_credito } = pago;
    const texto = `${formatearPesos(monto_centavos)} de ${creditos.get(id_credito)?.nombre ?? 'un cliente'}`;
    textos.set(id_cobrador, [...(textos.get(id_cobrador) ?? []), texto]);
  }
  for (const [id_cobrador, cuales] of textos) {
    const que =
      cuales.length === 1
        ? `La oficina no encuentra en el banco la transferencia de ${cuales[0]}.`
        : `La oficina no encuentra en el banco ${cuales.length} transferencias: ${cuales.join(', ')}.`;
    const id = ids.de(`no esta ${id_cobrador}`);
    avisarQueNoEsta(tx, id_cobrador, antes.get(id_cobrador) ?? [], { id, texto: que });
  }
}

/** The other managers' screens count again: one notice is enough, whosever payments they are. */
function avisarOtros({ tx }: Cambio, [primero]: readonly Marcado[]): void {
  if (primero) avisarOficina(tx, primero.pago.id_cobrador);
}

function anotarMarca(
  cambio: Cambio,
  { pago, renglon }: Marcado,
  estado: EstadoEnBanco,
  credito?: CreditoDoc,
): void {
  const { id_credito, id_movimiento, id_cobrador, monto_centavos } = pago;
  anotar(cambio, {
    accion: `transferencias/${estado}`,
    documento: `creditos/${id_credito}/movimientos/${id_movimiento}`,
    id_cobrador,
    ...(credito && { cliente: credito }),
    antes: { estado: estadoEnBanco(pago) },
    despues: { estado, monto_centavos, ...(renglon !== undefined && { id_renglon: renglon }) },
  });
}

type Creditos = ReadonlyMap<string, CreditoDoc>;

/** The clients of credits that were paid off: whether another credit of theirs is open. */
async function leerClientes({ tx }: Cambio, creditos: Creditos): Promise<ReadonlyMap<string, ClienteDoc>> {
  const liquidados = [...creditos.values()].filter((c) => c.estado_credito === 'Finalizado');
  const ids = [...new Set(liquidados.map(({ id_cliente }) => id_cliente))];
  if (ids.length === 0) return new Map();
  const fotos = await tx.getAll(...ids.map((id) => clientes.doc(id)));
  const leidos = fotos.map((foto) => foto.data()).filter((leido) => leido !== undefined);
  return new Map(leidos.map((leido) => [leido.id_cliente, leido]));
}

/** What the row says of the bank from now on; `perdida` where no correction takes it back. */
function bancoDe(
  { actor, ahora }: Cambio,
  { renglon }: Marcado,
  estado: EstadoEnBanco,
  sinVuelta: boolean,
): EnBanco {
  return {
    estado,
    en: ahora,
    por: actor.uid,
    ...(renglon !== undefined && { renglon }),
    ...(estado === 'no_esta' && sinVuelta && { perdida: true }),
  };
}

/** What is lost since then, or no longer, in the days of whoever took it. */
function moverPerdidas(
  { tx, ahora }: Cambio,
  marcados: readonly (Marcado & { readonly banco: EnBanco })[],
  creditos: Creditos,
): void {
  const partes = marcados.map(({ pago, banco }) => {
    const { estado_credito } = creditos.get(pago.id_credito) ?? {};
    const despues = { ...pago, banco };
    return [
      pago.id_cobrador,
      diferencia(aportacionDePerdida(pago, estado_credito), aportacionDePerdida(despues, estado_credito)),
    ] as const;
  });
  moverReparto(tx, repartir(...partes), ahora);
}

/** The state of each row, and of the deposit that it is: no balance and no box moves, and of the sums that of what is lost. Reads the rows, their credits and deposits, and of those that are not there the clients of credits that were paid off, and what their collectors were told before. */
export const marcarTransferencias: CasoCambio<Contrato, Pagos> = {
  leer: ({ cuerpo }) => Object.fromEntries(cuerpo.pagos.map(({ id_pago }) => [id_pago, renglonDe(id_pago)])),
  ejecutar: async ({ cuerpo: { estado, pagos } }, cambio, leidos) => {
    const { tx, ahora, actor } = cambio;
    const renglones = await leerRenglones(cambio, pagos);
    const datos = pagos.map((marca) => {
      const resultado = resultadoDe(marca, leidos[marca.id_pago]);
      const tomado = resultado === 'hecha' && !estaLibre(marca, renglones);
      return { id_pago: marca.id_pago, resultado: tomado ? ('tomado' as const) : resultado };
    });
    const marcados = datos.flatMap(({ id_pago, resultado }, i): Marcado[] => {
      const pago = leidos[id_pago];
      return resultado === 'hecha' && pago ? [{ id_pago, pago, renglon: pagos[i]?.renglon }] : [];
    });
    if (datos.every(({ resultado }) => resultado === 'no_hay')) throw new ErrorApp('NO_ENCONTRADO');
    if (marcados.length === 0) throw new ErrorApp('CAMBIO_MIENTRAS');
    const leidosDe = await leerCreditos([...new Set(marcados.map(({ pago }) => pago.id_credito))], tx);
    const creditos = new Map(leidosDe.map((credito) => [credito.id_credito, credito]));
    const clientesDe =
      estado === 'no_esta' ? await leerClientes(cambio, creditos) : new Map<string, ClienteDoc>();
    const avisados =
      estado === 'no_esta'
        ? await leerAvisosDelBanco(tx, [...new Set(marcados.map(({ pago }) => pago.id_cobrador))])
        : new Map<string, QueNoEstan>();
    const conBanco = marcados.map((marcado) => {
      const credito = creditos.get(marcado.pago.id_credito);
      const sinVuelta = credito && sinCorreccion(credito, clientesDe.get(credito.id_cliente)) !== null;
      return { ...marcado, banco: bancoDe(cambio, marcado, estado, sinVuelta === true) };
    });
    for (const marcado of conBanco) {
      const { id_pago, pago, renglon, banco } = marcado;
      const credito = creditos.get(pago.id_credito);
      tx.update(renglonDe(id_pago), { banco });
      const dicho = { en: ahora, por: actor.uid };
      soltarRenglon(tx, pago, { banco }, dicho);
      if (renglon !== undefined)
        asignarRenglon(tx, renglon, { ...pago, nombre: credito?.nombre ?? '' }, dicho);
      anotarMarca(cambio, marcado, estado, credito);
    }
    moverPerdidas(cambio, conBanco, creditos);
    if (estado === 'no_esta') avisar(cambio, marcados, creditos, avisados);
    else avisarOtros(cambio, marcados);
    return { datos };
  },
};
