// A thing that a manager decides or changes from a question: what that shows, how it is answered, and what may change meanwhile.
import type { NombreLlamada } from '@leal/contract';
import type { CodigoError } from '@leal/domain';
import type { CreditoDeCartera } from '@leal/seed';
import type { Escena } from './escena.ts';
import { invocar } from './invocar.ts';
import type { Mundo, Persona } from './mundo.ts';
import { pagado } from './pagado.ts';

export type Mapa = Record<string, unknown>;
export type Partes = {
  readonly prestamo: Escena;
  readonly mundo: Mundo;
  readonly gerente: Persona;
  readonly id: string;
};
type Lectura = Extract<NombreLlamada, `visto${string}`>;

export type Caso = {
  readonly titulo: string;
  readonly creditos?: readonly CreditoDeCartera[];
  /** The request that is asked for first; gives its id. */
  readonly pedir?: (prestamo: Escena) => Promise<string>;
  readonly lectura: Lectura;
  /** The decision's own route; absent: it is called by name. */
  readonly nombre?: NombreLlamada;
  readonly parametros?: (partes: Partes) => Record<string, string>;
  /** The parameters of the reading, where they are others. */
  readonly parametrosLectura?: (partes: Partes) => Record<string, string>;
  /** The part that the reading leaves out. */
  readonly consultaLectura?: { readonly antecedentes: 'no' };
  readonly cuerpo?: (partes: Partes) => Mapa;
  /** The part of the reading that the question shows; `visto` unless said. */
  readonly mostrado?: (leido: Mapa) => Mapa;
  readonly enConsulta?: true;
  /** Unread it is refused. */
  readonly sinVisto?: CodigoError;
  /** Another manager, or the collector, changes the subject meanwhile. */
  readonly cambiar: (partes: Partes) => Promise<unknown>;
  /** The refusal of whoever comes second without asking again. */
  readonly segundo: 'YA_PROCESADA' | 'CAMBIO_MIENTRAS' | 'NO_ENCONTRADO';
  /** Documents read only to compare: by a rejection that looks at nothing else, and before an account's sessions end. */
  readonly aparte?: number;
  readonly callable?: 'resolverCredito' | 'resolverSolicitud' | 'resolverGasto';
};

export const UN_PAGO = [pagado(600)];
export const otroTelefono = ({ gerente, prestamo }: Partes) =>
  invocar(gerente, 'editarCliente', {
    parametros: { id_cliente: prestamo.id_cliente },
    cuerpo: { telefono: '6181112233' },
  });
export const abonar = ({ prestamo }: Partes) => prestamo.abonar(120);
export const editarOtraVez = ({ gerente, prestamo }: Partes) =>
  invocar(gerente, 'resolverEdicionPago', {
    parametros: { id: prestamo.pago('09') },
    cuerpo: { estado: 'aprobada', monto_aprobado: 450 },
  });
