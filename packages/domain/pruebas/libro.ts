import {
  alAbrirMultiple,
  aportacionMovimiento,
  aportacionSolicitud,
  centavos,
  type Centavos,
  conCambios,
  decidirGestion,
  type DecisionGestion,
  diferenciaDeRepartos,
  efectosDeEdicion,
  efectoDeCredito,
  efectoEnRuta,
  efectosDeGestion,
  efectosDeEliminacion,
  type EstadoCreditoLedger,
  type EstadoSolicitud,
  estaVivo,
  type Fecha,
  fechaContable,
  fechaLocal,
  type FormaDePago,
  formaDe,
  formatearHora,
  gestionDe,
  interesAlNacer,
  juntarRepartos,
  llegadoHoy,
  type MovimientoLedger,
  NEGOCIO_POR_DEFECTO,
  repartoDeCredito,
  repartoEnRuta,
  alRechazarMultiple,
  pasarCredito,
  type Reparto,
  repartir,
  type Transferencia,
} from '../src/index.ts';
import { borrado, creditoActivo, editado } from './constructores.ts';

/** The sums that a payment adds while it waits for the manager. */
const esperaDe = ({ monto, transferencia }: MultiplePedido, estado: EstadoSolicitud) => ({
  tipo: 'abonos_multiples' as const,
  estado,
  retenido: {
    estado,
    monto_total_centavos: monto,
    monto_aprobado_centavos: null,
    efectivo: null,
    transferencia,
  },
});
const enEspera = (pedido: MultiplePedido): Reparto => ({
  [pedido.id_cobrador]: aportacionSolicitud(esperaDe(pedido, 'pendiente')),
});

type MultiplePedido = {
  id_solicitud: string;
  /** The collector who holds its cash. */
  id_cobrador: string;
  fecha: Fecha;
  capturado_en: Date;
  monto: Centavos;
  pendiente: boolean;
  transferencia: Transferencia | undefined;
};

/** Whose row it is, and when. */
type Escrita = {
  tap: Date;
  ahora: Date;
  quien: string;
  solicitud?: string;
  transferencia: Transferencia | undefined;
};

/** One credit with its ledger, driven only through the package's own decisions and effects; it may change hands. */
export class Libro {
  credito: EstadoCreditoLedger;
  filas: MovimientoLedger[] = [];
  solicitudes: MultiplePedido[] = [];
  /** Σ of the deltas that every step handed out to each collector, starting from nothing. */
  acumulado: Reparto;

  constructor(datos: Parameters<typeof creditoActivo>[0] = {}) {
    this.credito = creditoActivo(datos);
    this.acumulado = juntarRepartos(efectoDeCredito(null, this.credito), efectoEnRuta(null, this.credito));
  }

  /** A tap of `quien` at `tap` that arrives at `ahora`; null is a late day, 0 a visit. Of a payment, `forma`. */
  tocar(
    monto: Centavos | null,
    tap: Date,
    ahora: Date,
    quien = this.credito.id_cobrador,
    forma: FormaDePago = 'efectivo',
  ): DecisionGestion {
    const fecha = fechaLocal(tap);
    const transferencia = monto && forma === 'transferencia' ? { fecha } : undefined;
    const decision = decidirGestion({
      peticion:
        monto === null ? { tipo: 'atraso' } : { tipo: 'abono', monto, forma: formaDe({ transferencia }) },
      credito: this.credito,
      instante: tap,
      fecha,
      abonos_llegados_hoy: llegadoHoy(this.credito, fechaLocal(ahora)),
      negocio: NEGOCIO_POR_DEFECTO,
    });
    if (decision.tipo === 'registrado') {
      const { movimiento, id_movimiento } = decision;
      this.#escribir(movimiento, id_movimiento, decision.monto, { tap, ahora, quien, transferencia });
    } else if (decision.tipo === 'requiere_aprobacion')
      this.#pedir({
        monto: decision.monto_total,
        fecha,
        capturado_en: tap,
        id_cobrador: quien,
        transferencia,
      });
    return decision;
  }

  #escribir(
    tipo: MovimientoLedger['tipo'],
    id: string,
    monto: Centavos,
    { tap, ahora, quien, solicitud, transferencia }: Escrita,
  ) {
    const fila: MovimientoLedger = {
      id_movimiento: id,
      id_cobrador: quien,
      tipo,
      monto_centavos: monto,
      fecha: fechaLocal(tap),
      fecha_contable: fechaContable(fechaLocal(tap), ahora),
      capturado_en: tap,
      sincronizado_en: ahora,
      id_solicitud: solicitud,
      transferencia,
      ...interesAlNacer(this.credito, { tipo, monto_centavos: monto }),
    };
    const efectos = efectosDeGestion(this.credito, fila);
    this.#mover(efectos.cambios, efectos.reparto);
    this.filas = this.filas.map((f) =>
      f.id_movimiento === efectos.cancela_atraso?.id_movimiento ? { ...f, cancelado: {} } : f,
    );
    this.filas.push(fila);
  }

  #mover(cambios: Partial<EstadoCreditoLedger>, reparto: Reparto) {
    const antes = this.credito;
    this.credito = { ...antes, ...cambios };
    this.acumulado = juntarRepartos(this.acumulado, reparto, efectoEnRuta(antes, this.credito));
  }

  /** The credit goes over to another collector. */
  pasar(a: string, ahora: Date) {
    const { despues, reparto } = pasarCredito(this.credito, a, ahora);
    this.credito = despues;
    this.acumulado = juntarRepartos(this.acumulado, reparto);
  }

  #pedir(pedido: Omit<MultiplePedido, 'id_solicitud' | 'pendiente'>) {
    const { monto, fecha, capturado_en, transferencia } = pedido;
    const id_solicitud = `S${this.solicitudes.length}`;
    const pedida = { ...pedido, id_solicitud, pendiente: true };
    this.solicitudes.push(pedida);
    const forma = transferencia && ({ transferencia: true } as const);
    const multiple = {
      id_solicitud,
      fecha,
      monto_centavos: monto,
      hora: formatearHora(capturado_en),
      ...forma,
    };
    this.#mover(alAbrirMultiple(this.credito, multiple), enEspera(pedida));
  }

  resolver(aprobar: boolean, ahora: Date) {
    const peticion = this.solicitudes.find(({ pendiente }) => pendiente);
    if (!peticion || this.credito.estado_credito !== 'Aprobado') return;
    peticion.pendiente = false;
    const { id_solicitud, capturado_en, fecha } = peticion;
    const efecto = diferenciaDeRepartos(enEspera(peticion), {});
    if (!aprobar) return this.#mover(alRechazarMultiple(this.credito, fecha), efecto);
    const monto = centavos(Math.min(peticion.monto, this.credito.saldo_centavos));
    this.#mover({}, efecto);
    this.#escribir('pago', `multiple-${id_solicitud}`, monto, {
      tap: capturado_en,
      ahora,
      quien: peticion.id_cobrador,
      solicitud: id_solicitud,
      transferencia: peticion.transferencia,
    });
  }

  /** Deletes (monto null) or edits the live payment number `cual`; `forma`: the form that it has then, where its day has room. */
  corregir(cual: number, monto: Centavos | null, forma?: FormaDePago) {
    const vivos = this.filas.filter((f) => f.tipo === 'pago' && estaVivo(f));
    const fila = vivos[cual % Math.max(vivos.length, 1)];
    if (!fila) return;
    const tope = centavos(this.credito.saldo_centavos + fila.monto_centavos);
    const nuevo = monto === null ? null : centavos(Math.min(Math.max(monto, 1), tope));
    const { multiple } = gestionDe(this.credito.gestiones, fila.fecha);
    const ocupado =
      (multiple && formaDe(multiple) === forma) ||
      vivos.some((f) => f !== fila && f.fecha === fila.fecha && formaDe(f) === forma);
    const cambia = nuevo !== null && forma !== undefined && !ocupado;
    const transferencia = forma === 'transferencia' ? { fecha: fila.fecha } : null;
    const conForma = cambia ? { transferencia: transferencia ?? undefined } : {};
    const en = this.credito.ultimo_movimiento_en ?? fila.sincronizado_en;
    const corregida =
      nuevo === null ? borrado(this.credito, fila, en) : editado(this.credito, fila, nuevo, en, conForma);
    const efectos =
      nuevo === null
        ? efectosDeEliminacion(this.credito, fila, corregida.eliminado ?? {})
        : efectosDeEdicion(this.credito, fila, corregida);
    this.#mover(conCambios(this.credito, efectos.cambios), efectos.reparto);
    this.filas = this.filas.map((f) => (f === fila ? corregida : f));
  }

  /** The sums as the reconciliation computes them: from what is stored, knowing nothing of the steps. */
  recontado(): Reparto {
    return juntarRepartos(
      repartoDeCredito(this.credito),
      repartoEnRuta(this.credito),
      repartir(...this.filas.map((fila) => [fila.id_cobrador, aportacionMovimiento(fila)] as const)),
      ...this.solicitudes.map((pedida) => ({
        [pedida.id_cobrador]: aportacionSolicitud(
          esperaDe(pedida, pedida.pendiente ? 'pendiente' : 'aprobada'),
        ),
      })),
    );
  }
}
