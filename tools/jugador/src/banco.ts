// What a manager does with the bank: loads deposits, looks for transfers among them, and books what nobody captured.
import { TOPE_SIN_DEPOSITO } from '@leal/contract';
import type { MovimientoDoc } from '@leal/contract/documentos';
import { aPesos, estadoEnBanco, type EstadoEnBanco, estaVivo, idPago, sumarDias } from '@leal/domain';
import type { Momento, Operacion } from './momento.ts';

const CUENTAS = ['BBVA 0123', 'Banorte 77'];

const transferencias = ({ oficina }: Momento, estado?: EstadoEnBanco): MovimientoDoc[] =>
  oficina.espejo
    .de('movimientos')
    .filter((fila) => fila.tipo === 'pago' && estaVivo(fila) && estadoEnBanco(fila) !== null)
    .filter((fila) => estado === undefined || estadoEnBanco(fila) === estado);

const depositos = ({ oficina }: Momento, ...estados: string[]) =>
  oficina.espejo.de('renglones_banco').filter(({ estado }) => estados.includes(estado));

/** Some are of transfers that wait, some of nobody; a file comes again, and a charge is among them. */
export const cargarDepositos: Operacion = (m) => {
  const { azar, oficina } = m;
  const renglones = Array.from({ length: azar.entero(1, 4) }, () => {
    const pago = azar.ocurre(0.6) ? m.reciente(transferencias(m, 'por_confirmar')) : undefined;
    return {
      fecha: pago?.transferencia?.fecha ?? sumarDias(oficina.hoy(), -azar.entero(0, 9)),
      monto: pago ? aPesos(pago.monto_centavos) : azar.entero(-2, 40) * 15,
      referencia: pago?.transferencia?.referencia ?? '',
      concepto: 'SPEI RECIBIDO',
      ordinal: azar.elegir([1, 1, 1, 2]),
    };
  });
  // Both are accounts of the office: rarely nobody has said so.
  const otras_cuentas = azar.ocurre(0.9) ? CUENTAS : [];
  const cuerpo = { cuenta: azar.elegir(CUENTAS), archivo: 'movimientos.csv', renglones, otras_cuentas };
  return { quien: m.gerente(), nombre: 'cargarRenglones', invocacion: { cuerpo } };
};

/** A transfer is seen with its deposit, or without; did not come; or waits again. Rarely with a deposit that is not its. */
export const marcarEnBanco: Operacion = (m) => {
  const { azar } = m;
  const pago = m.reciente(transferencias(m));
  if (!pago) return undefined;
  const visto = { monto: aPesos(pago.monto_centavos), estado: estadoEnBanco(pago) ?? 'por_confirmar' };
  const estados = (['vista', 'vista', 'no_esta', 'por_confirmar'] as const).filter(
    (otro) => otro !== visto.estado,
  );
  const estado = azar.elegir(estados);
  const iguales = depositos(m, 'libre').filter(
    ({ monto_centavos }) => monto_centavos === pago.monto_centavos,
  );
  const deposito = azar.ocurre(0.1) ? m.uno(depositos(m, 'libre', 'de_pago', 'ajeno')) : m.uno(iguales);
  const marca = {
    id_pago: idPago(pago.id_credito, pago.id_movimiento),
    visto,
    ...(estado === 'vista' && deposito && { renglon: deposito.id_renglon }),
  };
  const cuerpo = { estado, pagos: [marca] };
  return { quien: m.gerente(), nombre: 'marcarTransferencias', invocacion: { cuerpo } };
};

/** Its transfers of that amount without a deposit, as the manager has been shown them: rarely they were not. */
function otrasDe(m: Momento, id_credito: string, monto_centavos: number): string[] {
  const suyas = transferencias(m).filter(
    (fila) =>
      fila.id_credito === id_credito &&
      fila.monto_centavos === monto_centavos &&
      fila.banco?.renglon === undefined,
  );
  return suyas.map((fila) => idPago(id_credito, fila.id_movimiento)).slice(-TOPE_SIN_DEPOSITO);
}

/** Rarely one that is a payment already. */
export const abonarDeposito: Operacion = (m) => {
  const deposito = m.uno(depositos(m, ...(m.azar.ocurre(0.05) ? ['de_pago', 'ajeno'] : ['libre'])));
  const credito = deposito && m.credito('Aprobado');
  if (!credito) return undefined;
  const { id_credito } = credito;
  const otras = m.azar.ocurre(0.8) ? otrasDe(m, id_credito, deposito.monto_centavos) : [];
  const cuerpo = { id_credito, visto: { saldo: aPesos(credito.saldo_centavos), otras } };
  const parametros = { id_renglon: deposito.id_renglon };
  return { quien: m.gerente(), nombre: 'abonarRenglon', invocacion: { parametros, cuerpo } };
};

export const apartarDeposito: Operacion = (m) => {
  const deposito = m.uno(depositos(m, 'libre', 'ajeno', 'ajeno'));
  if (!deposito) return undefined;
  const cuerpo = { estado: deposito.estado === 'libre' ? 'ajeno' : 'libre' };
  const parametros = { id_renglon: deposito.id_renglon };
  return { quien: m.gerente(), nombre: 'apartarRenglon', invocacion: { parametros, cuerpo } };
};

/** A transfer that no payment stands for is cleared up. Rarely one that is cleared up already, or never was to be. */
export const aclarar: Operacion = (m) => {
  const pedidas = m.oficina.espejo.de('solicitudes');
  const solicitud = m.uno(
    m.azar.ocurre(0.05) ? pedidas : pedidas.filter(({ por_aclarar }) => por_aclarar === true),
  );
  if (!solicitud) return undefined;
  const invocacion = {
    parametros: { id: solicitud.id_solicitud },
    cuerpo: { nota: m.azar.elegir(['Era de otro cliente', 'El banco la devolvió']) },
  };
  return { quien: m.gerente(), nombre: 'aclararTransferencia', invocacion };
};
