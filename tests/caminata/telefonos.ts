// The phones of a walk, two for each collector, and what must have become of all that was done on them: each thing once, cash
// booked, known before, or before a manager; nothing lost.
import { estaTerminada } from '@leal/domain';
import { Momento } from '@leal/jugador';
import { type Azar, crearAzar } from '@leal/seed';
import { expect } from 'vitest';
import type { Oficina } from './oficina.ts';
import {
  type Captura,
  cuerpoDe,
  type Envia,
  huellaDe,
  NADIE_SABE,
  Telefono,
  traeEfectivo,
} from './telefono.ts';

const DE_ALTA = new Set<string>(['registrarCliente', 'duplicarCliente']);
const POR_COBRADOR = 2;
const HAY_LINEA = 0.6;
const JUNTOS = 0.3;
const SE_ENTREGA = 0.5;
const SE_MUEVE_EL_RELOJ = 0.06;
const SE_PIERDE = 0.15;
const VUELVE = 0.5;

/** The documents under the keys of the phones: rows that nobody decided on, and requests. */
function efectosDe({ espejo }: Oficina): ReadonlyMap<unknown, string[]> {
  const efectos = new Map<unknown, string[]>();
  const anotar = (clave: unknown, que: string) => efectos.set(clave, [...(efectos.get(clave) ?? []), que]);
  for (const { clave, id_solicitud, id_movimiento } of espejo.de('movimientos'))
    if (id_solicitud === undefined) anotar(clave, id_movimiento);
  for (const { datos, id_solicitud } of espejo.de('solicitudes'))
    if ('clave' in datos) anotar(datos.clave, id_solicitud);
  const conMotivo = [...espejo.de('gastos'), ...espejo.de('solicitudes'), ...espejo.de('traspasos')];
  for (const { motivo } of conMotivo) if (motivo) anotar(motivo, motivo);
  for (const { accion, despues, documento } of espejo.de('bitacora'))
    if (accion === 'creditos/cancelar-convenio') anotar(despues?.['motivo'], documento);
  for (const { token, revocado } of espejo.de('comprobantes')) {
    if (!revocado) continue;
    anotar(`revocado ${token}`, token);
    if (revocado.motivo) anotar(revocado.motivo, token);
  }
  return efectos;
}

/** The same cash came by another tap before: it says so, with that amount. A receipt may have been revoked by somebody else. */
function esDeAntes({ pedido, respuesta }: Captura, efectos: ReadonlyMap<unknown, string[]>): boolean {
  if (pedido.nombre === 'revocarComprobante')
    return efectos.has(`revocado ${String(cuerpoDe(pedido)['token'])}`);
  const { yaRegistrado, registrado, requiereAprobacion, monto_total } = respuesta?.cuerpo ?? {};
  const { monto } = cuerpoDe(pedido);
  if (requiereAprobacion === true) return monto_total === monto;
  return yaRegistrado === true && (registrado as { monto: number }).monto === monto;
}

function comprobarCaptura(captura: Captura, efectos: ReadonlyMap<unknown, string[]>): void {
  const { pedido, registro, respuesta } = captura;
  const { motivo } = cuerpoDe(pedido);
  const que = JSON.stringify([pedido.nombre, pedido.invocacion, registro.estado, respuesta?.cuerpo]);
  const hechos = [huellaDe(captura), motivo ?? ''].flatMap((clave) => efectos.get(clave) ?? []);
  expect(hechos.length, `done twice: ${que} ${hechos.join()}`).toBeLessThanOrEqual(1);
  if (registro.estado === 'rechazado' && registro.codigo !== NADIE_SABE)
    expect(hechos, `refused, but done: ${que}`).toEqual([]);
  const hecho = registro.estado !== 'rechazado' && (traeEfectivo(captura) || typeof motivo === 'string');
  if (hecho && hechos.length === 0) expect(esDeAntes(captura, efectos), `lost: ${que}`).toBe(true);
}

export class Telefonos {
  readonly #oficina: Oficina;
  readonly #todos: readonly Telefono[];

  constructor(oficina: Oficina) {
    this.#oficina = oficina;
    this.#todos = oficina.cobradores.flatMap((quien) =>
      Array.from(
        { length: POR_COBRADOR },
        (_, i) => new Telefono(quien, `${quien.uid}-tel-${i + 1}`, oficina.nuevaSesion, oficina.ahora),
      ),
    );
  }

  /** A phone whose session has been ended: by its loss, or with all of its person's. */
  #estaFuera = ({ quien, sesion }: Telefono): boolean =>
    estaTerminada({ ...this.#oficina.espejo.documento(`usuarios/${quien.uid}`) }, sesion);

  /** Sometimes the phone says somebody else's. */
  #serieDe({ quien }: Telefono): string | undefined {
    const series = this.#oficina.espejo.de('series');
    return series.findLast(({ id_cobrador }) => id_cobrador === quien.uid)?.serie ?? series.at(-1)?.serie;
  }

  /** Somebody does some things on a phone without a line; sometimes it has one then, and sometimes both phones do. */
  async dar(azar: Azar, enviar: Envia): Promise<void> {
    const telefono = azar.elegir(this.#todos);
    if (azar.ocurre(SE_MUEVE_EL_RELOJ)) telefono.moverReloj(azar);
    for (let i = azar.entero(1, 4); i > 0; i -= 1) telefono.capturar(new Momento(this.#oficina, azar));
    if (!azar.ocurre(HAY_LINEA)) return;
    const conLinea = azar.ocurre(JUNTOS)
      ? this.#todos.filter(({ quien }) => quien.uid === telefono.quien.uid)
      : [telefono];
    const gerente = azar.elegir(this.#oficina.gerentes);
    if (azar.ocurre(SE_PIERDE)) await telefono.perder(gerente, this.#serieDe(telefono), enviar);
    const vaciar = async (cual: Telefono, azarDelTelefono: Azar) => {
      const puede = await cual.vaciar(azarDelTelefono, enviar);
      if (this.#estaFuera(cual)) return azarDelTelefono.ocurre(VUELVE) ? cual.entrar() : undefined;
      if (!puede && azarDelTelefono.ocurre(SE_ENTREGA)) await cual.entregar(gerente, enviar);
    };
    await Promise.all(conLinea.map((cual) => vaciar(cual, crearAzar(`${azar.siguiente()}`))));
  }

  /** Everybody is back, with a line: nothing waits any more, and each thing is what it was said to be. */
  async volver(azar: Azar, enviar: Envia): Promise<void> {
    for (const telefono of this.#todos.filter(this.#estaFuera)) telefono.entrar();
    for (const telefono of this.#todos) await telefono.vaciar(azar, enviar, 0);
    const efectos = efectosDe(this.#oficina);
    const capturas = this.#todos.flatMap((telefono) => telefono.capturas);
    expect(this.#todos.flatMap((telefono) => telefono.pendientes())).toEqual([]);
    for (const captura of capturas) comprobarCaptura(captura, efectos);
    const altas = capturas.flatMap(({ pedido, respuesta }) =>
      DE_ALTA.has(pedido.nombre) && respuesta?.estado === 201 ? [respuesta.cuerpo['id_credito']] : [],
    );
    expect(new Set(altas).size).toBe(altas.length);
    for (const id of altas) expect(this.#oficina.espejo.documento(`creditos/${String(id)}`)).toBeDefined();
  }

  /** The deeds on the phones, counted, for whoever wants to know. */
  resumen(): Readonly<Record<string, number>> {
    const cuenta: Record<string, number> = {};
    const mas = (que: string) => (cuenta[que] = (cuenta[que] ?? 0) + 1);
    for (const captura of this.#todos.flatMap((telefono) => telefono.capturas)) {
      const { registro, pedido, respuesta } = captura;
      mas('capturas');
      mas(registro.estado);
      if (traeEfectivo(captura)) mas(`efectivo ${registro.estado}`);
      if (respuesta?.cuerpo['yaRegistrado'] === true) mas('ya registrado');
      mas(pedido.nombre);
    }
    return cuenta;
  }
}
