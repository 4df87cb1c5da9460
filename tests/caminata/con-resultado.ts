// An office over the end of a month: what is paid, corrected, renewed and lost in it, and what its result says.
import type { CreditoDoc } from '@leal/contract/documentos';
import { aPesos, fecha, type Negocio, sumarDias } from '@leal/domain';
import { type Caminante, gente } from '@leal/jugador';
import { expect } from 'vitest';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { conciliarSaldos } from '../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import { invocar } from '../setup/invocar.ts';
import { comprobarLibro, libroDe } from '../setup/libro.ts';
import { interesDe } from '../setup/libro-interes.ts';
import { comprobarInteresDelEquipo } from './comprobar-interes.ts';
import { conNumeros, sinDiferencias, usarOficina } from './con-oficina.ts';
import { aprobar, corregir } from './decidir.ts';

const oficina = gente('resultado', 2, 2);
const [ana, beto] = oficina.cobradores;
const [gerente, otroGerente] = oficina.gerentes;
/** The last day of a month, a Monday; the next one is the first of another. */
export const HOY = fecha('2026-11-30');
export const NADA = {
  interes: 0,
  gastos: 0,
  condonado: 0,
  perdido: 0,
  castigado: 0,
  recuperado: 0,
  resultado: 0,
};

export const idDe = ({ uid }: Caminante, plazo = 40) => `${uid}-cre-${plazo}`;

const enCentavos = (lineas: object) =>
  Object.fromEntries(
    Object.entries(lineas).map(([linea, pesos]) => [linea, Math.round(Number(pesos) * 100)]),
  );

/** What a manager reads of a month. */
function lecturas(quien: Caminante) {
  const delMes = async (mes?: string) => {
    const { estado, cuerpo } = await invocar(quien, 'resultadoDeMes', { consulta: mes ? { mes } : {} });
    expect(estado).toBe(200);
    return cuerpo;
  };
  /** The office, in centavos; whatever it says is what its collectors add up to. */
  const resultado = async (mes = '2026-11') => {
    const { oficina: de, datos } = await delMes(mes);
    const suma: Record<string, number> = { ...NADA };
    for (const { id_cobrador: _, nombre_cobrador: __, ...suyas } of datos)
      for (const [linea, monto] of Object.entries(enCentavos(suyas)))
        suma[linea] = (suma[linea] ?? 0) + monto;
    expect(enCentavos(de ?? {})).toEqual(suma);
    return suma;
  };
  return {
    delMes,
    resultado,
    interes: async (mes?: string) => (await resultado(mes))['interes'] ?? 0,
    deCada: async (mes: string) =>
      Object.fromEntries(
        (await delMes(mes)).datos.map((suyo) => [suyo.id_cobrador, Math.round(suyo.interes * 100)]),
      ),
  };
}

/** What people do in it. */
function hechos(credito: () => CreditoDoc, cobrador: Caminante, jefe: Caminante) {
  const saldo = () => aPesos(credito().saldo_centavos);
  return {
    pagar: async (monto: number, resto: object = {}, quien = cobrador, id_credito = idDe(cobrador)) => {
      const { estado, cuerpo } = await invocar(quien, 'registrarAbono', {
        cuerpo: { id_credito, monto, ...resto },
      });
      expect([200, 202]).toContain(estado);
      if ('id_solicitud' in cuerpo) await aprobar(jefe, cuerpo.id_solicitud);
      return String(cuerpo.id_pago);
    },
    editar: (id: string, monto_aprobado: number) =>
      invocar(jefe, 'resolverEdicionPago', {
        parametros: { id },
        cuerpo: { estado: 'aprobada', monto_aprobado },
      }),
    borrar: (id_pago: string, quien = cobrador) => corregir([quien, jefe], id_pago),
    renovar: async () => {
      const { estado, cuerpo } = await invocar(cobrador, 'solicitarRenovacion', {
        cuerpo: { id_credito_anterior: idDe(cobrador), monto_solicitado: 4000, dias_pago: 40 },
      });
      expect(estado).toBe(201);
      await aprobar(jefe, cuerpo.id_solicitud);
      expect(credito().estado_credito).toBe('Renovado');
    },
    /** A manager takes the loan out as lost: asks for that, or confirms what another one asked for, where it takes two. */
    castigar: (quien = jefe, pedido_por: string | null = null) =>
      invocar(quien, 'castigarCredito', {
        cuerpo: { id_credito: idDe(cobrador), motivo: 'No paga', visto: { saldo: saldo(), pedido_por } },
      }),
    /** Takes back what was read: a write-off, or one that is asked for. */
    deshacer: (visto: object = { castigado_por: credito().castigo?.nombre ?? null }, quien = jefe) =>
      invocar(quien, 'deshacerCastigo', {
        cuerpo: {
          id_credito: idDe(cobrador),
          motivo: 'Ya pagará',
          visto: { saldo: saldo(), castigado_por: null, pedido_por: null, ...visto },
        },
      }),
    marcar: (estado: string, visto: string) =>
      invocar(jefe, 'marcarTransferencias', {
        cuerpo: {
          estado,
          pagos: [
            { id_pago: `${idDe(cobrador)}.transferencia-${HOY}`, visto: { monto: 100, estado: visto } },
          ],
        },
      }),
  };
}

/** Two collectors and a manager on the last day of November; before each test all is as it was. */
export function usarResultado(proyecto: `demo-${string}`, ajustes: Partial<Negocio> = {}) {
  if (!ana || !beto || !gerente || !otroGerente) throw new Error('Nobody');
  const todos = [ana, beto];
  const negocio = { ...conNumeros({ dias_transferencia: 30, porcentaje_sin_confirmar: 100 }), ...ajustes };
  const { sala, ahora, alas } = usarOficina(proyecto, oficina, HOY, negocio);
  const espejo = () => sala().espejo();
  const creditos = () => espejo().de('creditos');
  const credito = (id = idDe(ana)) => {
    const hallado = creditos().find(({ id_credito }) => id_credito === id);
    if (!hallado) throw new Error(id);
    return hallado;
  };
  /** The interest in the first so many pesos of it. */
  const hasta = (pesos: number, id = idDe(ana)) => interesDe(credito(id), Math.round(pesos * 100));
  const conciliar = (soloRevisar = true) => conciliarSaldos({ reloj: { ahora }, soloRevisar });
  return {
    ana,
    beto,
    gerente,
    otroGerente,
    credito,
    hasta,
    conciliar,
    importado: () => creditos().find(({ importado }) => importado)?.id_credito ?? '',
    pagado: (id = idDe(ana)) => hasta(credito(id).total_pagado_centavos / 100, id),
    ahora,
    bitacora: () => espejo().de('bitacora'),
    manana: () => alas(sumarDias(HOY, 1)),
    db: firestore,
    ...lecturas(gerente),
    ...hechos(() => credito(), ana, gerente),
    /** Rows, days and audit agree, and the night finds nothing. */
    cuadra: async () => {
      for (const { uid } of todos) comprobarLibro(libroDe(espejo().todo(), uid));
      comprobarInteresDelEquipo(espejo());
      await sinDiferencias(ahora);
    },
  };
}
