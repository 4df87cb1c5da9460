import { descartarAbono, enviarAbonoAlGerente } from '@leal/contract';
import { centavos, TOPES } from '@leal/domain';
import { type Abono, REGISTRAR_ABONO } from '../../acciones/abono.ts';
import { cartaDe } from '../../lib/acciones/accion.ts';
import { type Carta, type Registro, traeDinero } from '../../lib/salida/registro.ts';
import { AL_GERENTE, DESCARTE, vaAlGerente } from './textos.ts';

/* The calls in the place of a payment that did not get through: its cash does not vanish with it. */

/** The register holds cash that is counted nowhere else, and was not handed to the manager yet. */
export const puedeIrAlGerente = (registro: Registro): boolean =>
  registro.accion === REGISTRAR_ABONO.nombre && traeDinero(registro);

/** Nobody else would ever hear of its cash. */
export const avisaAlDescartar = (registro: Registro): boolean =>
  puedeIrAlGerente(registro) || vaAlGerente(registro);

/** The register of another call about a payment of this phone; the payment itself is not sent any more. */
function enSuLugar(registro: Registro, accion: string): Omit<Registro, keyof Carta> {
  const { clave, uid, dispositivo, secuencia, acerca, datos, que, capturado_en, desfase_ms } = registro;
  const queda = { clave, uid, dispositivo, secuencia, acerca, datos, que, capturado_en, desfase_ms };
  return { ...queda, accion, sobre: `${accion} ${clave}`, estado: 'pendiente' };
}

const capturaDe = (registro: Registro) => {
  const { clave, monto, capturado_en, dispositivo, secuencia, desfase_ms } = registro;
  const { id_credito, transferencia } = registro.datos as Abono;
  return {
    id_credito,
    monto: centavos(monto ?? 0),
    ...(transferencia && { transferencia }),
    clave,
    capturado_en,
    dispositivo,
    secuencia,
    desfase_ms,
  };
};

/** A refused payment, as it is handed to the manager: the server knows it by its key and its tap. */
export function abonoAlGerente(registro: Registro): Registro {
  const { motivo } = registro.datos as Abono;
  const cuerpo = { ...capturaDe(registro), ...(motivo !== undefined && { motivo }) };
  return {
    ...enSuLugar(registro, AL_GERENTE),
    ...cartaDe(enviarAbonoAlGerente, { cuerpo }),
    ...(registro.monto !== undefined && { monto: registro.monto }),
    ...(registro.forma && { forma: registro.forma }),
  };
}

/** The call that tells the server that a payment was discarded: nothing of it stays on the phone once that is heard. */
export function abonoDescartado(registro: Registro): Registro {
  const razon = registro.mensaje?.slice(0, TOPES.motivo);
  const cuerpo = { ...capturaDe(registro), ...(razon !== undefined && { razon }) };
  return {
    ...enSuLugar(registro, DESCARTE),
    ...cartaDe(descartarAbono, { cuerpo }),
    que: `el aviso de que descartaste ${registro.que}`,
  };
}
