// The cash that the walk's clients really handed over, kept by the walk itself: compared after every step with where the
// store says that it is.
import { retenidoDe } from '@leal/contract/documentos';
import { repartirEfectivo, totalDeEfectivo } from '@leal/domain';
import { expect } from 'vitest';
import type { Respuesta } from '@leal/seed';
import { nombreDe } from './enviar.ts';
import type { Espejo, Intento } from '@leal/jugador';

type Cuerpo = Readonly<Record<string, unknown>>;

const enCentavos = (pesos: unknown): number => Math.round(Number(pesos) * 100);

const cuerpoDe = (intento: Intento): Cuerpo =>
  'callable' in intento ? intento.datos : ((intento.invocacion.cuerpo ?? {}) as Cuerpo);

export class Caja {
  /** The cash by collector, then by what it was taken for: an answer that comes again is the same cash. */
  readonly #tomado = new Map<string, Map<string, number>>();
  /** Payments that bring no cash: it had been taken before, and is a task's. */
  readonly #sinEfectivo = new Set<unknown>();

  tomar(id_cobrador: string, porQue: string, centavos: number): void {
    const tomado = this.#tomado.get(id_cobrador) ?? new Map<string, number>();
    this.#tomado.set(id_cobrador, tomado.set(porQue, centavos));
  }

  #pago({ uid }: Intento['quien'], pedido: Cuerpo, dicho: Cuerpo): void {
    // A visit brings no cash, also when its answer names a payment of that day that waits: of a lent route, another's.
    if (dicho['yaRegistrado'] === true || pedido['monto'] === 0) return;
    const { id_pago, id_solicitud } = dicho;
    if (pedido['transferencia'] !== undefined) return;
    if (dicho['requiereAprobacion'] === true)
      this.tomar(uid, `solicitud ${String(id_solicitud)}`, enCentavos(dicho['monto_total']));
    else if (pedido['id_solicitud_tarea'] === undefined)
      this.tomar(uid, `pago ${String(id_pago)}`, enCentavos(pedido['monto']));
    else this.#sinEfectivo.add(id_pago);
  }

  /** More cash in a payment means that more was taken than was written down; a task's cash was taken already. */
  #edicion(solicitud: Cuerpo): void {
    const { estado, id_cobrador, id_solicitud, id_pago, monto_pagado, monto_aprobado } = solicitud;
    if (estado !== 'aprobada' || this.#sinEfectivo.has(id_pago)) return;
    const { transferencia, transferencia_nueva: nueva = transferencia ?? null } = solicitud;
    const antes = transferencia === undefined ? enCentavos(monto_pagado) : 0;
    const mas = (nueva === null ? enCentavos(monto_aprobado) : 0) - antes;
    if (mas > 0) this.tomar(String(id_cobrador), `edición ${String(id_solicitud)}`, mas);
  }

  anotar(intento: Intento, { estado, cuerpo }: Respuesta): void {
    if (estado >= 300) return;
    const [nombre, pedido] = [nombreDe(intento), cuerpoDe(intento)];
    const { solicitud } = cuerpo as { solicitud?: Cuerpo };
    if (nombre === 'registrarAbono' || nombre === 'enviarAbonoAlGerente')
      this.#pago(intento.quien, pedido, cuerpo);
    if (nombre === 'solicitarAbonosMultiples')
      this.tomar(
        intento.quien.uid,
        `solicitud ${String(cuerpo['id_solicitud'])}`,
        enCentavos(pedido['monto_total']),
      );
    // A register that a manager hands over may be known already: it is counted once.
    if (nombre === 'recibirRegistro' && cuerpo['resultado'] === 'en_revision') {
      const { monto, transferencia } = pedido['abono'] as Cuerpo;
      const { id_solicitud } = cuerpo as Cuerpo;
      if (transferencia === undefined)
        this.tomar(String(pedido['id_cobrador']), `solicitud ${String(id_solicitud)}`, enCentavos(monto));
    }
    if (solicitud?.['tipo'] === 'edicion_pago') this.#edicion(solicitud);
  }

  /** Cash taken = booked + waiting + open tasks + returned + corrected. */
  comprobar(espejo: Espejo, uid: string): void {
    const filas = espejo.de('movimientos').filter(({ id_cobrador }) => id_cobrador === uid);
    const solicitudes = espejo.de('solicitudes').filter(({ id_cobrador }) => id_cobrador === uid);
    const efectivo = repartirEfectivo(
      filas,
      solicitudes.flatMap((solicitud) => retenidoDe(solicitud) ?? []),
    );
    const tomado = [...(this.#tomado.get(uid)?.values() ?? [])].reduce(
      (total, centavos) => total + centavos,
      0,
    );
    expect(totalDeEfectivo(efectivo), `${uid} ${JSON.stringify(efectivo)}`).toBe(tomado);
  }
}
