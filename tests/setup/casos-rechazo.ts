// Payments that cannot be booked, each beside one that just can, as a phone sends them.
import { centavos } from '@leal/domain';
import { randomUUID } from 'node:crypto';
import type { CreditoDeCartera } from '@leal/seed';
import { eliminarCliente } from './eliminar-cliente.ts';
import type { Escena } from './escena.ts';
import { invocar } from './invocar.ts';
import type { Persona } from './mundo.ts';
import { pagado } from './pagado.ts';
import { AYER } from './tareas.ts';

const MINUTO = 60_000;
export const HORA = 60 * MINUTO;
export const TELEFONO = { dispositivo: 'moto-g_1', secuencia: 7, desfase_ms: -1500 };
const SESENTA = { monto_solicitado: centavos(300_000), plazo: 60 } as const;

export type Cuerpo = Record<string, unknown>;
export const enviar = (e: Escena, cuerpo: Cuerpo, clave: string = randomUUID()) =>
  invocar(e.cobrador, 'registrarAbono', { cuerpo: { id_credito: e.id_credito, ...cuerpo }, clave });
/** A payment as a phone sends it that wrote it down at the door. */
export const deTelefono = (e: Escena, cuerpo: Cuerpo, clave?: string) =>
  enviar(e, { ...TELEFONO, ...cuerpo }, clave);

const hace = (ahora: Date, ms: number) => new Date(ahora.getTime() - ms).toISOString();
const renovar = async (e: Escena, gerente: Persona) => {
  const id_solicitud = await e.pedirRenovacion();
  await invocar(gerente, 'aprobarRenovacion', { cuerpo: { id_solicitud } });
};
const eliminar = ({ id_cliente }: Escena, gerente: Persona) => eliminarCliente(gerente, id_cliente);

type Rechazado = {
  readonly titulo: string;
  readonly credito?: CreditoDeCartera;
  readonly antes?: (e: Escena, gerente: Persona) => Promise<unknown>;
  /** The payment that cannot be booked, and the one that just can. */
  readonly no: (ahora: Date) => Cuerpo;
  readonly si?: (ahora: Date) => Cuerpo;
  readonly codigo: string;
  readonly razon: RegExp;
};

export const RECHAZADOS: Rechazado[] = [
  {
    titulo: 'too old',
    credito: SESENTA,
    no: (ahora) => ({ monto: 65, capturado_en: hace(ahora, 72 * HORA + 1000) }),
    si: (ahora) => ({ monto: 65, capturado_en: hace(ahora, 72 * HORA - 2 * MINUTO) }),
    codigo: 'FECHA_INVALIDA',
    razon: /^El registro tiene más de 72 horas\.$/,
  },
  {
    titulo: 'of a clock that runs ahead',
    no: (ahora) => ({ monto: 120, capturado_en: hace(ahora, -4 * MINUTO) }),
    si: (ahora) => ({ monto: 120, capturado_en: hace(ahora, -MINUTO) }),
    codigo: 'FECHA_INVALIDA',
    razon: /adelantada/,
  },
  {
    titulo: 'of another date than its tap',
    no: () => ({ monto: 120, capturado_en: AYER, fecha_abono: '2026-11-18' }),
    si: () => ({ monto: 120, capturado_en: AYER, fecha_abono: '2026-11-17' }),
    codigo: 'FECHA_INVALIDA',
    razon: /no corresponde/,
  },
  {
    titulo: 'after hours',
    no: () => ({ monto: 120, capturado_en: '2026-11-17T18:00:00-06:00' }),
    si: () => ({ monto: 120, capturado_en: '2026-11-17T17:59:59.999-06:00' }),
    codigo: 'FUERA_DE_HORARIO',
    razon: /^Horario de cobranza: 10:00 - 18:00$/,
  },
  {
    titulo: 'beyond the balance',
    credito: pagado(3540),
    no: () => ({ monto: 60.01 }),
    si: () => ({ monto: 60 }),
    codigo: 'MONTO_EXCEDE_SALDO',
    razon: /saldo de \$60\.00/,
  },
  {
    titulo: 'for a finished credit',
    credito: pagado(3600),
    no: () => ({ monto: 120 }),
    codigo: 'CREDITO_NO_ACTIVO',
    razon: /no está activo/,
  },
  {
    titulo: 'for a renewed credit',
    credito: pagado(3000),
    antes: renovar,
    no: () => ({ monto: 120 }),
    codigo: 'CREDITO_NO_ACTIVO',
    razon: /no está activo/,
  },
  {
    titulo: 'for a deleted client who was never given the loan',
    credito: { estado: 'Pendiente' },
    antes: async (e, gerente) => {
      await e.aprobado();
      await eliminar(e, gerente);
    },
    no: () => ({ monto: 120 }),
    codigo: 'CREDITO_NO_ACTIVO',
    razon: /no está activo/,
  },
  {
    titulo: 'for a credit that nobody approved yet',
    credito: { estado: 'Pendiente' },
    no: () => ({ monto: 120 }),
    codigo: 'CREDITO_NO_ACTIVO',
    razon: /no está activo/,
  },
  {
    titulo: 'while several abonos of another day wait',
    antes: (e) => enviar(e, { monto: 720, capturado_en: AYER }),
    no: () => ({ monto: 720 }),
    si: () => ({ monto: 120 }),
    codigo: 'SOLICITUD_PENDIENTE',
    razon: /de otro día/,
  },
];
