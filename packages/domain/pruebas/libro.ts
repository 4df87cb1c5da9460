import {
  alAbrirMultiple,
  type Aportacion,
  aportacionCredito,
  aportacionMovimiento,
  aportacionSolicitud,
  centavos,
  type Centavos,
  conCambios,
  decidirGestion,
  type DecisionGestion,
  diferencia,
  efectosDeEdicion,
  efectoDeCredito,
  efectosDeGestion,
  efectosDeEliminacion,
  type EstadoCreditoLedger,
  type EstadoSolicitud,
  estaVivo,
  type Fecha,
  fechaContable,
  fechaLocal,
  formatearHora,
  llegadoHoy,
  type MovimientoLedger,
  NEGOCIO_POR_DEFECTO,
  alRechazarMultiple,
  SIN_APORTACION,
  sumarAportaciones,
} from '../src/index.ts';
import { creditoActivo } from './constructores.ts';

/** The sums that a payment adds while it waits for the manager. */
const esperaDe = (monto: Centavos, estado: EstadoSolicitud) => ({
  tipo: 'abonos_multiples' as const,
  estado,
  retenido: { estado, monto_total_centavos: monto, monto_aprobado_centavos: null, efectivo: null },
});
const enEspera = (monto: Centavos): Aportacion => aportacionSolicitud(esperaDe(monto, 'pendiente'));

type MultiplePedido = {
  id_solicitud: string;
  fecha: Fecha;
  capturado_en: Date;
  monto: Centavos;
  pendiente: boolean;
};

/** One credit with its ledger, driven only through the package's own decisions and effects. */
export class Libro {
  credito: EstadoCreditoLedger;
  filas: MovimientoLedger[] = [];
  solicitudes: MultiplePedido[] = [];
  /** Σ of the deltas that every step handed out, starting from nothing. */
  acumulado: Aportacion;

  constructor(datos: Parameters<typeof creditoActivo>[0] = {}) {
    this.credito = creditoActivo(datos);
    this.acumulado = efectoDeCredito(null, this.credito);
  }

  /** A tap at `tap` that arrives at `ahora`; null is a late day, 0 a visit. */
  tocar(monto: Centavos | null, tap: Date, ahora: Date): DecisionGestion {
    const fecha = fechaLocal(tap);
    const decision = decidirGestion({
      peticion: monto === null ? { tipo: 'atraso' } : { tipo: 'abono', monto },
      credito: this.credito,
      instante: tap,
      fecha,
      abonos_llegados_hoy: llegadoHoy(this.credito, fechaLocal(ahora)),
      negocio: NEGOCIO_POR_DEFECTO,
    });
    if (decision.tipo === 'registrado') {
      this.#escribir(decision.movimiento, decision.id_movimiento, decision.monto, tap, ahora);
    } else if (decision.tipo === 'requiere_aprobacion') this.#pedir(decision.monto_total, fecha, tap);
    return decision;
  }

  #escribir(
    tipo: MovimientoLedger['tipo'],
    id: string,
    monto: Centavos,
    tap: Date,
    ahora: Date,
    solicitud?: string,
  ) {
    const fila: MovimientoLedger = {
      id_movimiento: id,
      tipo,
      monto_centavos: monto,
      fecha: fechaLocal(tap),
      fecha_contable: fechaContable(fechaLocal(tap), ahora),
      capturado_en: tap,
      sincronizado_en: ahora,
      id_solicitud: solicitud,
    };
    const efectos = efectosDeGestion(this.credito, fila);
    this.#mover(efectos.cambios, efectos);
    this.filas = this.filas.map((f) =>
      f.id_movimiento === efectos.cancela_atraso ? { ...f, cancelado: {} } : f,
    );
    this.filas.push(fila);
  }

  #mover(cambios: Partial<EstadoCreditoLedger>, aportacion: Aportacion) {
    this.credito = { ...this.credito, ...cambios };
    this.acumulado = sumarAportaciones(this.acumulado, aportacion);
  }

  #pedir(monto: Centavos, fecha: Fecha, capturado_en: Date) {
    const id_solicitud = `S${this.solicitudes.length}`;
    this.solicitudes.push({ id_solicitud, fecha, capturado_en, monto, pendiente: true });
    const multiple = { id_solicitud, fecha, monto_centavos: monto, hora: formatearHora(capturado_en) };
    this.#mover(alAbrirMultiple(this.credito, multiple), enEspera(monto));
  }

  resolver(aprobar: boolean, ahora: Date) {
    const peticion = this.solicitudes.find(({ pendiente }) => pendiente);
    if (!peticion || this.credito.estado_credito !== 'Aprobado') return;
    peticion.pendiente = false;
    const { id_solicitud, capturado_en, fecha } = peticion;
    const efecto = diferencia(enEspera(peticion.monto), SIN_APORTACION);
    if (!aprobar) return this.#mover(alRechazarMultiple(this.credito, fecha), efecto);
    const monto = centavos(Math.min(peticion.monto, this.credito.saldo_centavos));
    this.#mover({}, efecto);
    this.#escribir('pago', `multiple-${id_solicitud}`, monto, capturado_en, ahora, id_solicitud);
  }

  /** Deletes (monto null) or edits the live payment number `cual`. */
  corregir(cual: number, monto: Centavos | null) {
    const vivos = this.filas.filter((f) => f.tipo === 'pago' && estaVivo(f));
    const fila = vivos[cual % Math.max(vivos.length, 1)];
    if (!fila) return;
    const tope = centavos(this.credito.saldo_centavos + fila.monto_centavos);
    const nuevo = monto === null ? null : centavos(Math.min(Math.max(monto, 1), tope));
    const efectos =
      nuevo === null ? efectosDeEliminacion(this.credito, fila) : efectosDeEdicion(this.credito, fila, nuevo);
    this.#mover(conCambios(this.credito, efectos.cambios), efectos);
    const corregida = nuevo === null ? { ...fila, eliminado: {} } : { ...fila, monto_centavos: nuevo };
    this.filas = this.filas.map((f) => (f === fila ? corregida : f));
  }

  /** The sums as the reconciliation computes them: from what is stored, knowing nothing of the steps. */
  recontado(): Aportacion {
    return sumarAportaciones(
      SIN_APORTACION,
      aportacionCredito(this.credito),
      ...this.filas.map(aportacionMovimiento),
      ...this.solicitudes.map(({ monto, pendiente }) =>
        aportacionSolicitud(esperaDe(monto, pendiente ? 'pendiente' : 'aprobada')),
      ),
    );
  }
}
