// A collector's cuts: counted and handed in, sometimes short; confirmed or returned; differences settled.
import type { CajaDoc, CorteDoc } from '@leal/contract/documentos';
import {
  aPesos,
  type Centavos,
  CERO,
  contado,
  type Conteo,
  DENOMINACIONES,
  esperadoDe,
  estaDeVacaciones,
} from '@leal/domain';
import type { Momento, Operacion } from './momento.ts';

/** The fewest pieces of that amount; what is less than the smallest piece is left out. */
export function piezasDe(monto: number): Conteo {
  const conteo: Record<string, number> = {};
  let resta = Math.max(monto, 0);
  for (const [cual, valor] of DENOMINACIONES) {
    const n = Math.floor(resta / valor);
    if (n > 0) conteo[cual] = n;
    resta -= n * valor;
  }
  return conteo;
}

/** The count of so much: mostly all of it. */
const cuenta = (m: Momento, esperado: Centavos) =>
  piezasDe(m.azar.ocurre(0.8) ? esperado : esperado - m.azar.elegir([2000, -500, 5000]));

export const entregarCorte: Operacion = (m) => {
  const cajas = m.oficina.espejo
    .de('cajas')
    .filter(({ filas = {} }) => m.azar.ocurre(0.05) || Object.keys(filas).length > 0);
  const caja = m.uno(cajas);
  if (!caja) return undefined;
  const esperado = enCaja(caja);
  // Something came while it was counted.
  const leido = m.azar.ocurre(0.95) ? esperado : ((esperado + 100) as Centavos);
  const cuerpo = { numero: caja.numero ?? 1, conteo: cuenta(m, esperado), esperado: aPesos(leido) };
  return { quien: m.cobrador(caja.id_cobrador), nombre: 'entregarCorte', invocacion: { cuerpo } };
};

const SIN_NADA = { fondo: CERO, pago: CERO, gasto: CERO, entrega: CERO, parcial: CERO, ajuste: CERO };

/** The cash that a box should hold; what was never moved is not stored in it. */
export const enCaja = (caja: Pick<Partial<CajaDoc>, 'sumas_centavos'> | undefined): Centavos =>
  esperadoDe({ ...SIN_NADA, ...caja?.sumas_centavos });

/** A cut in that state; rarely in another one. */
function corteEn(m: Momento, estado: CorteDoc['estado']): CorteDoc | undefined {
  const cualquiera = m.azar.ocurre(0.05);
  return m.reciente(m.oficina.espejo.de('cortes').filter((corte) => cualquiera || corte.estado === estado));
}

export const entregarDevuelto: Operacion = (m) => {
  const corte = corteEn(m, 'devuelto');
  if (!corte) return undefined;
  const { id_corte, id_cobrador, esperado_centavos } = corte;
  const cuerpo = { conteo: cuenta(m, esperado_centavos), esperado: aPesos(esperado_centavos) };
  const invocacion = { parametros: { id_corte }, cuerpo };
  return { quien: m.cobrador(id_cobrador), nombre: 'entregarDevuelto', invocacion };
};

export const decidirCorte: Operacion = (m) => {
  const corte = corteEn(m, 'entregado');
  if (!corte) return undefined;
  const { id_corte, conteo, esperado_centavos, estado } = corte;
  const devuelve = m.azar.ocurre(0.2);
  const cuerpo = {
    decision: devuelve ? 'devolver' : 'confirmar',
    ...(devuelve && { motivo: 'Cuenta de nuevo' }),
    visto: { esperado: aPesos(esperado_centavos), contado: aPesos(contado(conteo)), estado },
  };
  return { quien: m.gerente(), nombre: 'decidirCorte', invocacion: { parametros: { id_corte }, cuerpo } };
};

/** Whether a collector's account is off, or the collector is away today. */
function noEsta(m: Momento, uid: string): boolean {
  const { activo, vacaciones } = m.usuario(uid);
  return activo === false || estaDeVacaciones(vacaciones, m.oficina.hoy());
}

/** The box of somebody who left or is away, as a manager counts it; rarely of somebody who works, or as it was before. */
export const cerrarCaja: Operacion = (m) => {
  const { espejo, cobradores } = m.oficina;
  const activos = m.azar.ocurre(0.05);
  const cobrador = m.uno(cobradores.filter(({ uid }) => activos || noEsta(m, uid)));
  if (!cobrador) return undefined;
  const devuelto = espejo
    .de('cortes')
    .find((corte) => corte.id_cobrador === cobrador.uid && corte.estado === 'devuelto');
  const caja = espejo.de('cajas').find(({ id_cobrador }) => id_cobrador === cobrador.uid);
  const esperado = devuelto?.esperado_centavos ?? enCaja(caja);
  const leido = m.azar.ocurre(0.95) ? esperado : ((esperado + 100) as Centavos);
  const cuerpo = {
    id_cobrador: cobrador.uid,
    conteo: cuenta(m, esperado),
    ...(m.azar.ocurre(0.3) && { nota: 'La trajo su hermano' }),
    visto: { numero: devuelto?.numero ?? caja?.numero ?? 1, esperado: aPesos(leido) },
  };
  return { quien: m.gerente(), nombre: 'cerrarCaja', invocacion: { cuerpo } };
};

export const resolverDiferencia: Operacion = (m) => {
  const resueltas = m.azar.ocurre(0.05);
  const todas = m.oficina.espejo.de('diferencias').filter(({ estado }) => resueltas || estado === 'abierta');
  const diferencia = m.reciente(todas);
  if (!diferencia) return undefined;
  const { id_corte, monto_centavos } = diferencia;
  const cuerpo = {
    como: m.azar.elegir(['saldada', 'condonada']),
    motivo: 'Se aclaró',
    visto: { monto: aPesos(monto_centavos) },
  };
  const invocacion = { parametros: { id_corte }, cuerpo };
  return { quien: m.gerente(), nombre: 'resolverDiferencia', invocacion };
};
