import {
  activosSinPagoHoy,
  castigados,
  castigarCredito,
  deshacerCastigo,
  detalleCredito,
  expedienteCliente,
  leerBitacora,
  levantarCastigo,
  resultadoDeMes,
} from '@leal/contract';
import { type Centavos, formatearPesos } from '@leal/domain';
import { porApi } from '../../lib/acciones/accion.ts';
import type { AccionDe } from './accion-de.ts';

/** The loan, and what its client owes of it. */
export type Castigable = { readonly id_credito: string; readonly nombre: string; readonly saldo: Centavos };

const LEEN = [expedienteCliente, detalleCredito, leerBitacora, castigados, resultadoDeMes];

const comun = {
  sobre: ({ id_credito }: Castigable) => `castigo ${id_credito}`,
  caduca: [...LEEN, activosSinPagoHoy],
  caducaAlFallar: [expedienteCliente, castigados],
};

const deQuien = ({ nombre, saldo }: Castigable) => `${nombre} · debe ${formatearPesos(saldo)}`;

/** A manager takes a loan out as lost, or asks another one to confirm that. */
export const CASTIGAR: AccionDe<typeof castigarCredito, Castigable> = {
  ...comun,
  nombre: 'credito.castigar',
  mandar: porApi(castigarCredito),
  que: ({ nombre }) => `el castigo del crédito de ${nombre}`,
  exito: (sobre, _, { castigado }) => [
    castigado ? 'Crédito castigado' : 'Castigo pedido: lo confirma otro gerente',
    deQuien(sobre),
  ],
  fallo: 'No se pudo castigar el crédito',
};

export const DESHACER_CASTIGO: AccionDe<typeof deshacerCastigo, Castigable> = {
  ...comun,
  nombre: 'castigo.deshacer',
  mandar: porApi(deshacerCastigo),
  que: ({ nombre }) => `que se deshace el castigo de ${nombre}`,
  exito: (sobre) => ['Castigo deshecho', deQuien(sobre)],
  fallo: 'No se pudo deshacer el castigo',
};

/** The same call, about one that was only asked for: nothing had left. */
export const DEJAR_SIN_CASTIGO: typeof DESHACER_CASTIGO = {
  ...DESHACER_CASTIGO,
  nombre: 'castigo.dejar',
  que: ({ nombre }) => `que no se castiga el crédito de ${nombre}`,
  exito: (sobre) => ['No se castiga el crédito', deQuien(sobre)],
  fallo: 'No se pudo quitar el castigo pedido',
};

export const LEVANTAR_CASTIGO: AccionDe<typeof levantarCastigo, Castigable> = {
  ...comun,
  nombre: 'castigo.levantar',
  mandar: porApi(levantarCastigo),
  que: ({ nombre }) => `que ${nombre} puede tener otro préstamo`,
  exito: ({ nombre }) => ['Puede tener otro préstamo', nombre],
  fallo: 'No se pudo permitir otro préstamo',
};
