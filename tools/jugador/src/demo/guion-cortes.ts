import { sumarDias } from '@leal/domain';
import { aLas } from '@leal/seed';
import { piezasDe } from '../cortes.ts';
import { type Contexto, mandar, type Paso } from './escena.ts';

/** The cut is handed in in the evening, and taken the next morning. */
const ENTREGA = 18 * 60 + 20;
const CONFIRMACION = 9 * 60 + 5;

/** Days ago; what the cut lacks in pesos; and what has become of it. */
type PlanCorte = {
  readonly hace: number;
  readonly falta?: number;
  readonly fin: 'confirmado' | 'entregado' | 'saldado';
};

const TODOS: readonly PlanCorte[] = [
  { hace: 6, fin: 'confirmado' },
  { hace: 5, fin: 'saldado', falta: 20 },
  { hace: 3, fin: 'confirmado' },
  { hace: 2, fin: 'confirmado' },
];
/** Yesterday's: one has a difference, one waits for the office, one is still open. */
const AYER: Readonly<Record<string, readonly PlanCorte[]>> = {
  'cobrador-1': [{ hace: 1, fin: 'confirmado', falta: 50 }],
  'cobrador-2': [{ hace: 1, fin: 'entregado' }],
};

type Corte = {
  readonly id_corte: string;
  readonly contado: number;
  readonly esperado: number;
  readonly diferencia: number;
};

async function entregar({ cobrador }: Contexto, falta: number): Promise<Corte> {
  const parametros = { id_usuario: cobrador.uid };
  const { numero, esperado } = await mandar(cobrador, 'abiertoDeCobrador', { parametros });
  const conteo = piezasDe(Math.round((Number(esperado) - falta) * 100));
  const { corte } = await mandar(cobrador, 'entregarCorte', { cuerpo: { numero, esperado, conteo } });
  return corte as Corte;
}

async function confirmar({ gerente }: Contexto, { id_corte, contado, esperado }: Corte): Promise<void> {
  await mandar(gerente, 'decidirCorte', {
    parametros: { id_corte },
    cuerpo: { decision: 'confirmar', visto: { esperado, contado, estado: 'entregado' } },
  });
}

const resolver = (
  { gerente }: Contexto,
  { id_corte, diferencia: monto }: Corte,
  dicho: { readonly como: 'saldada' | 'condonada'; readonly motivo: string },
) =>
  mandar(gerente, 'resolverDiferencia', {
    parametros: { id_corte },
    cuerpo: { ...dicho, visto: { monto } },
  });

/** An amount that no coin can pay is written off at once. */
const condonarCentavos = async (ctx: Contexto, corte: Corte) =>
  corte.diferencia > 0 && corte.diferencia < 1
    ? resolver(ctx, corte, { como: 'condonada', motivo: 'Redondeo de centavos.' })
    : undefined;

/** The cuts of a collector's last days. */
export function pasosDeCortes(ctx: Contexto): Paso[] {
  const { hoy } = ctx.presente;
  return [...TODOS, ...(AYER[ctx.cobrador.uid] ?? [])].flatMap(({ hace, falta = 0, fin }) => {
    let corte: Corte | undefined;
    const entrega = {
      en: aLas(sumarDias(hoy, -hace), ENTREGA),
      hacer: async () => {
        corte = await entregar(ctx, falta);
      },
    };
    if (fin === 'entregado') return [entrega];
    const en = hace === 1 ? ctx.presente.hoyAntes(0.05) : aLas(sumarDias(hoy, 1 - hace), CONFIRMACION);
    const respuesta = {
      en,
      hacer: async () => {
        if (!corte) return;
        await confirmar(ctx, corte);
        await condonarCentavos(ctx, corte);
      },
    };
    if (fin !== 'saldado') return [entrega, respuesta];
    const saldo = {
      en: aLas(sumarDias(hoy, 1 - hace), CONFIRMACION + 30),
      hacer: async () =>
        corte && resolver(ctx, corte, { como: 'saldada', motivo: 'La pagó al día siguiente.' }),
    };
    return [entrega, respuesta, saldo];
  });
}
