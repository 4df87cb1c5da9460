// Valid requests of what a collector registers and asks for, to be sent as they are or over a bad line.
import type { NombreLlamada } from '@leal/contract';
import { idPago } from '@leal/domain';
import type { CreditoDeCartera, Invocacion } from '@leal/seed';
import { pagado } from './pagado.ts';

export type Ejemplo = { readonly nombre: NombreLlamada; readonly buena: Invocacion };

const PRESTAMO = { monto_solicitado: 3000, dias_pago: 30 };
const FICHA = {
  nombre: 'Ana',
  negocio: 'x',
  direccion: 'x',
  calle: 'x',
  colonia: 'x',
  telefono: '6181234567',
};
const pagoDe = (uid: string) => idPago(`${uid}-cre-1`, 'pago-2026-11-09');

type Alta = {
  readonly titulo: string;
  readonly cuerpo: (uid: string) => Record<string, unknown>;
  readonly creditos?: readonly CreditoDeCartera[];
};

/** Each is one change, on a portfolio of these credits (default: two fresh ones). */
const ALTAS = {
  registrarCliente: {
    titulo: 'a new client',
    cuerpo: (id_cobrador) => ({ ...FICHA, ...PRESTAMO, interes: 20, id_cobrador }),
  },
  duplicarCliente: {
    titulo: 'a duplicate',
    cuerpo: (uid) => ({ id_cliente_original: `${uid}-cli-1`, ...PRESTAMO }),
  },
  solicitarEdicionPago: {
    titulo: 'a request to edit a payment',
    cuerpo: (uid) => ({ id_pago: pagoDe(uid), monto_nuevo: 100, motivo: 'x', solicitante: uid }),
    creditos: [pagado(120)],
  },
  solicitarEliminacionPago: {
    titulo: 'a request to delete a payment',
    cuerpo: (uid) => ({ id_pago: pagoDe(uid), motivo: 'x' }),
    creditos: [pagado(120)],
  },
  crearGasto: {
    titulo: 'an expense',
    cuerpo: (id_cobrador) => ({ monto: 150, motivo: 'x', id_cobrador }),
  },
} satisfies { readonly [N in NombreLlamada]?: Alta };

export const CAMBIOS_DE_ALTA = Object.entries(ALTAS) as [keyof typeof ALTAS, Alta][];

export const ejemplosDeAltas = (uid: string): Ejemplo[] => [
  ...CAMBIOS_DE_ALTA.map(([nombre, { cuerpo }]) => ({ nombre, buena: { cuerpo: cuerpo(uid) } })),
  { nombre: 'cerrarTareaMultiple', buena: { parametros: { id: 'x' }, cuerpo: { hecho: 'devuelto' } } },
  {
    nombre: 'misSolicitudes',
    buena: { consulta: { tipo: 'credito', estado: 'pendiente,aprobada', limite: 5 } },
  },
  { nombre: 'misSolicitudes', buena: { consulta: { ids: 'una,otra' } } },
  {
    nombre: 'gastosDeCobrador',
    buena: { parametros: { id: uid }, consulta: { estado: 'pendiente', limite: 5 } },
  },
];
