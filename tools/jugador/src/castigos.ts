// Loans that managers take out as lost, what comes of them afterwards, and the client's next one. They draw for themselves: what
// happens next in an office does not depend on them.
import type { ClienteDoc, CreditoDoc } from '@leal/contract/documentos';
import { aPesos, castigoPorConfirmar, CERO, type EstadoCredito } from '@leal/domain';
import { type Azar, crearAzar } from '@leal/seed';
import type { Intento, Momento, Operacion } from './momento.ts';

const MS_POR_HORA = 3_600_000;

export const azarDe = (que: string, { oficina }: Momento): Azar =>
  crearAzar(`${que} ${oficina.ahora().getTime()}`);

/** One in that state; rarely any other. */
function creditoEn({ oficina }: Momento, azar: Azar, estado: EstadoCredito) {
  const todos = oficina.espejo.de('creditos');
  const suyos = azar.ocurre(0.03) ? todos : todos.filter((credito) => credito.estado_credito === estado);
  return suyos.length === 0 ? undefined : azar.elegir(suyos);
}

type SobreUnCastigo = 'castigarCredito' | 'deshacerCastigo' | 'levantarCastigo';

function decirDelCastigo(m: Momento, azar: Azar, nombre: SobreUnCastigo, credito: CreditoDoc): Intento {
  const { id_credito, saldo_centavos, castigo, castigo_pedido } = credito;
  // Now and then somebody paid while the question was open.
  const saldo = aPesos(saldo_centavos) + (azar.ocurre(0.05) ? 1 : 0);
  const pedido_por = castigo_pedido?.nombre ?? null;
  const visto = {
    castigarCredito: { saldo, pedido_por },
    deshacerCastigo: { saldo, castigado_por: castigo?.nombre ?? null, pedido_por },
    levantarCastigo: { saldo },
  }[nombre];
  const motivo = azar.elegir(['No se localiza', 'Se fue de la ciudad']);
  const quien = azar.elegir(m.oficina.gerentes);
  return { quien, nombre, invocacion: { cuerpo: { id_credito, motivo, visto } } };
}

/** Mostly it is written off; else that is taken back, or its client may have another loan. */
export const castigar: Operacion = (m) => {
  const azar = azarDe('castigar', m);
  const nombre = azar.elegir([
    'castigarCredito',
    'castigarCredito',
    'deshacerCastigo',
    'levantarCastigo',
  ] as const);
  const credito = creditoEn(m, azar, nombre === 'castigarCredito' ? 'Aprobado' : 'Castigado');
  return credito && decirDelCastigo(m, azar, nombre, credito);
};

/** One that stands, or is only asked for, was a mistake. Rarely its client is deleted, or somebody has paid since. */
export const arrepentirseDelCastigo: Operacion = (m) => {
  const castigados = m.oficina.espejo
    .de('creditos')
    .filter((credito) => Boolean(credito.castigo) || castigoPorConfirmar(credito) !== null);
  const conCliente = castigados.filter(({ cliente_eliminado }) => !cliente_eliminado);
  const credito = m.uno(m.azar.ocurre(0.1) ? castigados : conCliente);
  return credito && decirDelCastigo(m, m.azar, 'deshacerCastigo', credito);
};

/** The client of one that is lost may have another loan. Rarely they may already. */
export const permitirOtro: Operacion = (m) => {
  const castigados = m.oficina.espejo.de('creditos').filter(({ castigo }) => Boolean(castigo));
  const sinOtro = castigados.filter(({ castigo }) => castigo?.levantado === undefined);
  const credito = m.uno(m.azar.ocurre(0.1) ? castigados : sinOtro);
  return credito && decirDelCastigo(m, m.azar, 'levantarCastigo', credito);
};

/** The credit of a client, as the question about their deletion shows it. */
export function loQueDebe({ oficina }: Momento, cliente: ClienteDoc | undefined) {
  const abierto = oficina.espejo
    .de('creditos')
    .find(({ id_credito }) => id_credito === cliente?.id_credito_abierto);
  const visto_pedido_por = (abierto && castigoPorConfirmar(abierto)?.nombre) ?? '';
  return {
    visto_credito: abierto?.id_credito ?? '',
    visto_saldo: aPesos(abierto?.saldo_centavos ?? CERO),
    visto_pedido_por,
  };
}

/** Somebody pays one after all, a part or all of it, now and then some days before it gets here. */
export const recuperar: Operacion = (m) => {
  const azar = azarDe('recuperar', m);
  const credito = creditoEn(m, azar, 'Castigado');
  if (!credito) return undefined;
  const { id_credito, id_cobrador } = credito;
  const monto = m.abonos(credito, azar.elegir([0, 0.5, 1, 1, 2, 5, 8, 1000]));
  const horas = azar.elegir([0, 0, 0, 20, 60, 90]);
  const capturado_en = new Date(m.oficina.ahora().getTime() - horas * MS_POR_HORA).toISOString();
  const telefono = { dispositivo: 'tel-1', secuencia: azar.entero(1, 999), desfase_ms: 0 };
  const cuerpo = { id_credito, monto, ...(horas > 0 && { capturado_en, ...telefono }) };
  return { quien: m.cobrador(id_cobrador), nombre: 'registrarAbono', invocacion: { cuerpo } };
};

/** This, where there is anything to be done, or what would have been done anyway. */
export const aVeces =
  (una: Operacion, otra: Operacion): Operacion =>
  (m) =>
    (azarDe('a veces', m).ocurre(0.5) ? una(m) : undefined) ?? otra(m);
