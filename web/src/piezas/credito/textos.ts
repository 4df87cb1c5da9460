import type { CreditoDeRuta } from '@leal/contract';
import { type IdRol, ROL } from '@leal/domain';

/** '20 % · 30 días'. */
export const textoInteres = (c: Pick<CreditoDeRuta, 'interes' | 'dias_pago'>): string =>
  `${c.interes} % · ${c.dias_pago} días`;

/** '12 de 30 días'; after the due date it goes on counting ('34 de 30 días'). */
export const textoAvance = (c: Pick<CreditoDeRuta, 'dias_transcurridos' | 'dias_pago'>): string =>
  `${c.dias_transcurridos} de ${c.dias_pago} días`;

/** The statement of that credit; a supervisor has none. */
export const rutaDeCuenta = (id_credito: string): string =>
  `/estado-de-cuenta/${encodeURIComponent(id_credito)}`;

/** A loan's pagaré and contract, for whoever may open the statement. */
export const rutaDePapeles = (id_credito: string): string => `/papeles/${encodeURIComponent(id_credito)}`;

/** The payment screen of exactly this credit: a slug alone may belong to several clients. */
export const rutaDePago = (c: Pick<CreditoDeRuta, 'slug' | 'id_credito'>): string =>
  `/payment/${c.slug || 'cliente'}?credito=${encodeURIComponent(c.id_credito)}`;

/** 'el gerente apruebe'; a manager is not told to wait for the manager. */
export const quienAprueba = (rol: IdRol): string => (rol === ROL.gerente ? 'apruebes' : 'el gerente apruebe');
