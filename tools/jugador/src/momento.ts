// The things that a random person may choose from.
import type { NombreCallable, NombreLlamada } from '@leal/contract';
import {
  type ClienteDoc,
  type CreditoDoc,
  esConEfectivo,
  type GastoDoc,
  type MovimientoDoc,
  type SolicitudConEfectivo,
  type SolicitudDoc,
  type UsuarioDoc,
} from '@leal/contract/documentos';
import {
  aPesos,
  type Centavos,
  type EstadoCredito,
  estaVivo,
  type Fecha,
  prestadaEn,
  type TipoSolicitud,
} from '@leal/domain';
import type { Azar, Invocacion } from '@leal/seed';

import type { Espejo } from './espejo.ts';
import type { Caminante } from './puerta.ts';

/** One request that somebody is about to send. */
export type Intento = {
  readonly quien: Caminante;
  /** Whether the question behind it still showed what stands; absent where there was none. */
  readonly vigente?: boolean | undefined;
} & (
  | { readonly nombre: NombreLlamada; readonly invocacion: Invocacion }
  | { readonly callable: NombreCallable; readonly datos: Readonly<Record<string, unknown>> }
);

/** The office as whoever plays in it sees it. */
export type Mesa = {
  readonly espejo: Espejo;
  readonly cobradores: readonly Caminante[];
  readonly gerentes: readonly Caminante[];
  readonly supervisores: readonly Caminante[];
  readonly ahora: () => Date;
  readonly hoy: () => Fecha;
};

type De<T extends TipoSolicitud> = Extract<SolicitudDoc, { tipo: T }>;
type DeCliente = { readonly id_cliente: string };

export class Momento {
  readonly oficina: Mesa;
  readonly azar: Azar;
  /** All at once about this client: the first one changes what the others find. */
  readonly foco: string | undefined;

  constructor(oficina: Mesa, azar: Azar, foco?: string) {
    this.oficina = oficina;
    this.azar = azar;
    this.foco = foco;
  }

  /** One element of a list; nothing where there is none. */
  uno<T>(de: readonly T[]): T | undefined {
    return de.length === 0 ? undefined : this.azar.elegir(de);
  }

  /** Mostly a recent one: there are many old ones, and little can be done with them. */
  reciente<T>(de: readonly T[]): T | undefined {
    return this.uno(this.azar.ocurre(0.8) ? de.slice(-6) : de);
  }

  #suyos<T extends DeCliente>(de: readonly T[]): T[] {
    return de.filter(({ id_cliente }) => this.foco === undefined || id_cliente === this.foco);
  }

  gerente(): Caminante {
    return this.azar.elegir(this.oficina.gerentes);
  }

  cobrador(uid?: string): Caminante {
    const { cobradores } = this.oficina;
    return cobradores.find((cobrador) => cobrador.uid === uid) ?? this.azar.elegir(cobradores);
  }

  /** Somebody's account, as it is stored. */
  usuario(uid: string): Partial<UsuarioDoc> {
    return this.oficina.espejo.documento(`usuarios/${uid}`) ?? {};
  }

  /** Mostly whoever works that collector's route now; else its own. */
  quienCobra(id_cobrador: string): Caminante {
    const { rutas_prestadas } = this.usuario(id_cobrador);
    const prestada = prestadaEn(rutas_prestadas, id_cobrador, this.oficina.ahora());
    return this.cobrador(prestada && this.azar.ocurre(0.8) ? prestada.a : id_cobrador);
  }

  cliente(): ClienteDoc | undefined {
    return this.uno(this.#suyos(this.oficina.espejo.de('clientes')).filter(({ eliminado }) => !eliminado));
  }

  /** A credit in one of these states; sometimes also one whose time is over. */
  credito(...estados: EstadoCredito[]): CreditoDoc | undefined {
    const todos = this.#suyos(this.oficina.espejo.de('creditos'));
    if (this.azar.ocurre(0.03)) return this.uno(todos);
    return this.uno(todos.filter(({ estado_credito }) => estados.includes(estado_credito)));
  }

  pago(): MovimientoDoc | undefined {
    const filas = this.#suyos(this.oficina.espejo.de('movimientos'));
    if (this.azar.ocurre(0.03)) return this.uno(filas);
    return this.reciente(filas.filter((fila) => fila.tipo === 'pago' && estaVivo(fila)));
  }

  /** A pending one; sometimes a decided one. */
  solicitud<T extends TipoSolicitud>(tipo: T): De<T> | undefined {
    const deTipo = this.#suyos(this.oficina.espejo.de('solicitudes')).filter(
      (solicitud) => solicitud.tipo === tipo,
    );
    const decididas = this.azar.ocurre(0.05);
    return this.uno(deTipo.filter(({ estado }) => decididas || estado === 'pendiente')) as De<T> | undefined;
  }

  /** A decided request whose cash is still in hand; sometimes one whose cash is not. */
  tarea(): SolicitudConEfectivo | undefined {
    const cerradas = this.azar.ocurre(0.05);
    const conEfectivo = this.#suyos(this.oficina.espejo.de('solicitudes')).filter(esConEfectivo);
    return this.reciente(
      conEfectivo.filter(
        ({ tarea_abierta, estado }) => tarea_abierta ?? (cerradas && estado !== 'pendiente'),
      ),
    );
  }

  gasto(): GastoDoc | undefined {
    const decididos = this.azar.ocurre(0.05);
    return this.uno(
      this.oficina.espejo.de('gastos').filter(({ estado }) => decididos || estado === 'pendiente'),
    );
  }

  /** Pesos of about so many daily amounts; rarely, as a mistake, more than the balance. */
  abonos(credito: CreditoDoc, cuantos: number): number {
    const { monto_diario_centavos, saldo_centavos } = credito;
    const monto = Math.round(monto_diario_centavos * cuantos);
    const tope = this.azar.ocurre(0.03) ? monto : saldo_centavos;
    return aPesos(Math.max(Math.min(monto, tope), 1) as Centavos);
  }
}

/** A deed that a person may do at that moment; nothing if there is nothing to do it with. */
export type Operacion = (m: Momento) => Intento | undefined;
