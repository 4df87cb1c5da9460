import type { abonarRenglon as contrato } from '@leal/contract';
import { type CreditoDoc, pagoDelBanco, type RenglonBancoDoc } from '@leal/contract/documentos';
import { idPago } from '@leal/domain';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { avisarRuta } from '../../data/avisos.ts';
import { creditos } from '../../data/creditos.ts';
import { asignarRenglon, renglonesBanco } from '../../data/renglones-banco.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { exigirMonto } from '../decisiones/exigir-monto.ts';
import { leerAlCerrar } from '../libro/al-cerrar.ts';
import { asentarRenglon } from '../libro/asentar-renglon.ts';
import { leerAtrasoOlvidado } from '../libro/atraso-olvidado.ts';
import { resumenDe } from '../libro/presentar-registrado.ts';
import { exigirQueSeaOtra } from './exigir-que-sea-otra.ts';

type Lee = {
  renglon: ReturnType<typeof renglonesBanco.doc>;
  credito: ReturnType<typeof creditos.doc>;
};

async function asentar(cambio: Cambio, renglon: RenglonBancoDoc, credito: CreditoDoc) {
  const pago = pagoDelBanco(credito, renglon, { por: cambio.actor.uid, en: cambio.ahora });
  const alCerrar = await leerAlCerrar(cambio, credito, pago);
  const atrasoOlvidado = await leerAtrasoOlvidado(cambio.tx, credito, pago.fecha);
  const despues = asentarRenglon(cambio, {
    credito,
    renglon: pago,
    alCerrar,
    atrasoOlvidado,
    accion: 'banco/abonar',
    huella: { id_renglon: renglon.id_renglon },
  });
  const { ahora: en, actor, tx } = cambio;
  const dicho = { en, por: actor.uid, abonos: renglon.abonos + 1 };
  asignarRenglon(tx, renglon.id_renglon, { ...pago, nombre: credito.nombre }, dicho);
  // It may be paid, and its collector on the way there.
  avisarRuta(tx, credito.id_cobrador);
  return { pago, despues };
}

/** The payment, its credit and its deposit in one transaction: of two managers at once one is told. */
export const abonarRenglon: CasoCambio<typeof contrato, Lee> = {
  leer: ({ parametros, cuerpo }) => ({
    renglon: renglonesBanco.doc(parametros.id_renglon),
    credito: creditos.doc(cuerpo.id_credito),
  }),
  ejecutar: async ({ cuerpo: { visto } }, cambio, { renglon, credito }) => {
    if (renglon === undefined || credito === undefined) throw new ErrorApp('NO_ENCONTRADO');
    if (renglon.estado !== 'libre' || credito.saldo_centavos !== visto.saldo)
      throw new ErrorApp('CAMBIO_MIENTRAS');
    const { monto_centavos: monto } = renglon;
    exigirMonto(credito, monto, monto);
    await exigirQueSeaOtra(cambio, credito, renglon, visto);
    const { pago, despues } = await asentar(cambio, renglon, credito);
    return {
      id_pago: idPago(credito.id_credito, pago.id_movimiento),
      resumen: resumenDe(despues, cambio.negocio),
    };
  },
};
