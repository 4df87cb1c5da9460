// A collector's phone that is out of reach: what its person does waits on it, by a clock that runs wrong, and is sent as the
// product sends it (web/src/lib/salida) when there is a line, which loses calls and answers.
import { LLAMADAS, type NombreLlamada } from '@leal/contract';
import { esDeLaCuenta, ROL, type Sesion } from '@leal/domain';
import { type Caminante, caminante, DEL_COBRADOR, type Intento, type Momento } from '@leal/jugador';
import type { Azar, Invocacion, Respuesta } from '@leal/seed';
import { expect } from 'vitest';
import { claveDeCambio } from '../../functions/src/platform/idempotencia.ts';
import { enviables, type Registro, sinResolver } from '../../web/src/lib/salida/registro.ts';

const MS_MINUTO = 60_000;
const MS_HORA = 60 * MS_MINUTO;
const MS_DIA = 24 * MS_HORA;
/** How far a clock jumps: someone sets it, or the phone loses the network's time. */
const SALTOS = [0, 0, 0, 3 * MS_MINUTO, -MS_HORA, 5 * MS_HORA, -2 * MS_DIA, MS_DIA];
/** So many credits at a time, as the product's sender. */
const A_LA_VEZ = 4;
/** A phone that was out for longer asks what became of what it had sent: the server's memory of keys ends (design/02 §10). */
const MS_RECUERDA = 6 * MS_DIA;

/** The answer for a call that may have been done, or not: a person settles it. */
export const NADIE_SABE = 'nadie sabe';

type Pedido = Extract<Intento, { nombre: unknown }>;
type Cuerpo = Readonly<Record<string, unknown>>;
type Suerte = 'bien' | 'no llega' | 'se pierde la respuesta' | 'llega dos veces';
const SUERTES: readonly Suerte[] = [
  ...Array.from({ length: 6 }, () => 'bien' as const),
  'no llega',
  'no llega',
  'se pierde la respuesta',
  'llega dos veces',
];

export type Captura = {
  readonly pedido: Pedido;
  registro: Registro;
  /** The answer that its person heard in the end. */
  respuesta?: Respuesta;
  /** When it left the phone for the first time. */
  enviada?: Date;
};
export type Envia = (pedido: Pedido, clave: string) => Promise<Respuesta>;

export const cuerpoDe = ({ invocacion }: Pedido): Cuerpo => (invocacion.cuerpo ?? {}) as Cuerpo;
/** Under which the server keeps what this capture became. */
export function huellaDe({ registro: { uid, clave }, pedido }: Captura): string {
  const llamada: { metodo: string; ruta: string } = LLAMADAS[pedido.nombre];
  return claveDeCambio(uid, llamada, clave, null).hash;
}
/** Cash that is in hand from this moment on. */
export const traeEfectivo = ({ pedido }: Captura): boolean => {
  const { monto, id_solicitud_tarea } = cuerpoDe(pedido);
  return pedido.nombre === 'registrarAbono' && Number(monto) > 0 && id_solicitud_tarea === undefined;
};

/** Calls that say when and where they were captured. */
const CAPTURADAS = new Set<NombreLlamada>(['registrarAbono', 'registrarAtraso']);
/** The phone asks for several abonos by the payment. */
const POR_OTRO_CAMINO = new Set<NombreLlamada>(['solicitarAbonosMultiples']);
const BOLSA = DEL_COBRADOR.flatMap(([operacion, veces]) => Array.from({ length: veces }, () => operacion));
const INTENTOS = 20;

const DE_QUE = ['id_credito', 'id_pago', 'id_credito_anterior', 'id_cliente'] as const;

/** Registers about the same thing are sent in the order of the taps. */
function hiloPor({ invocacion }: Pedido, cuerpo: Cuerpo, clave: string): string {
  const ids = [...DE_QUE.map((campo) => cuerpo[campo]), invocacion.parametros?.['id']];
  return ids.find((id) => typeof id === 'string') ?? clave;
}

export class Telefono {
  readonly quien: Caminante;
  readonly dispositivo: string;
  /** The person who has signed in on it, with the session. */
  #propio: Caminante;
  #perdido = false;
  #contactos = 0;
  readonly #nuevaSesion: () => Sesion;
  readonly #ahora: () => Date;
  readonly capturas: Captura[] = [];
  #error = 0;
  /** The difference that it adds to its own clock, as the last answer said. */
  #desfase = 0;

  constructor(quien: Caminante, dispositivo: string, nuevaSesion: () => Sesion, ahora: () => Date) {
    this.quien = quien;
    this.dispositivo = dispositivo;
    this.#nuevaSesion = nuevaSesion;
    this.#propio = caminante(quien.uid, ROL.cobrador, undefined, nuevaSesion());
    this.#ahora = ahora;
  }

  get sesion(): Sesion {
    return this.#propio.sesion;
  }

  /** The phone's person signs in on it again. */
  entrar(): void {
    this.#propio = caminante(this.quien.uid, ROL.cobrador, undefined, this.#nuevaSesion());
    this.#perdido = false;
  }

  /** The phone has said what it holds, and a manager takes it for lost. */
  async perder(gerente: Caminante, serie: string | undefined, enviar: Envia): Promise<void> {
    const { dispositivo, quien } = this;
    const clave = `${dispositivo}-contacto-${(this.#contactos += 1)}`;
    const sin_enviar = this.pendientes().length;
    const cuerpo = {
      dispositivo,
      version: '1.0.0',
      sin_enviar,
      monto_sin_enviar: 0,
      ...(serie && { serie }),
    };
    const dicho: Pedido = { quien: this.#propio, nombre: 'avisarContacto', invocacion: { cuerpo } };
    if ((await enviar(dicho, clave)).estado >= 300) return;
    const parametros = { id_usuario: quien.uid, dispositivo };
    const pedido: Pedido = {
      quien: gerente,
      nombre: 'perderTelefono',
      invocacion: { parametros, cuerpo: {} },
    };
    expect((await enviar(pedido, `${clave}-perdido`)).estado).toBe(200);
    this.#perdido = true;
  }

  moverReloj(azar: Azar): void {
    this.#error += azar.elegir(SALTOS);
  }

  pendientes = (): Registro[] =>
    this.capturas.map(({ registro }) => registro).filter((registro) => sinResolver(registro));

  #loQueHace(m: Momento): Pedido | undefined {
    for (let i = 0; i < INTENTOS; i += 1) {
      const intento = m.azar.elegir(BOLSA)(m);
      const propia = intento?.quien.uid === this.quien.uid && 'nombre' in intento;
      if (propia && !POR_OTRO_CAMINO.has(intento.nombre)) return intento;
    }
    return undefined;
  }

  /** The phone's person does something: it is on the phone, and nowhere else. */
  capturar(m: Momento): void {
    const pedido = this.#loQueHace(m);
    if (!pedido) return;
    const { dispositivo } = this;
    const secuencia = this.capturas.length + 1;
    const clave = `${dispositivo}-${secuencia}`;
    const capturado_en = new Date(this.#ahora().getTime() + this.#error + this.#desfase).toISOString();
    const toque = { capturado_en, dispositivo, secuencia, desfase_ms: this.#desfase };
    const antes = cuerpoDe(pedido);
    const cuerpo = {
      ...antes,
      ...(CAPTURADAS.has(pedido.nombre) && toque),
      // The key in the reason, by which the deed is found again in the store.
      ...(typeof antes['motivo'] === 'string' && { motivo: `${antes['motivo']} ${clave}` }),
    };
    const invocacion: Invocacion = {
      ...pedido.invocacion,
      ...(pedido.invocacion.cuerpo !== undefined && { cuerpo }),
    };
    this.capturas.push({
      pedido: { ...pedido, invocacion },
      registro: this.#registro(pedido, { ...toque, clave, sobre: hiloPor(pedido, antes, clave) }),
    });
  }

  #registro = (
    { nombre }: Pedido,
    registro: Pick<Registro, 'clave' | 'sobre' | 'dispositivo' | 'secuencia' | 'capturado_en' | 'desfase_ms'>,
  ): Registro => ({
    ...registro,
    uid: this.quien.uid,
    accion: nombre,
    acerca: null,
    datos: null,
    que: nombre,
    metodo: LLAMADAS[nombre].metodo,
    url: LLAMADAS[nombre].ruta,
    cuerpo: null,
    estado: 'pendiente',
  });

  #con(captura: Captura, cambio: Partial<Registro>): void {
    captura.registro = { ...captura.registro, ...cambio };
  }

  /** The server's word, as the product understands it. False when it is about the account, and not about this. */
  #oir(captura: Captura, respuesta: Respuesta): boolean {
    const { estado, cuerpo } = respuesta;
    this.#desfase = -this.#error;
    if (estado >= 500) return true;
    const delDueno = esDeLaCuenta({ codigo: String(cuerpo['code']), mensaje: String(cuerpo['message']) });
    expect(this.#perdido && !delDueno, 'a lost phone was listened to').toBe(false);
    if (delDueno) return false;
    captura.respuesta = respuesta;
    if (estado >= 300) this.#con(captura, { estado: 'rechazado', codigo: String(cuerpo['code']) });
    else this.#con(captura, { estado: estado === 202 ? 'en_revision' : 'confirmado' });
    if (estado >= 300 && traeEfectivo(captura))
      throw new Error(`Cash was only refused: ${JSON.stringify([captura.pedido, respuesta])}`);
    return true;
  }

  /** Sent too long ago without an answer: nobody knows, and the server remembers its key no more. */
  #olvidada = ({ enviada }: Captura): boolean =>
    enviada !== undefined && this.#ahora().getTime() - enviada.getTime() > MS_RECUERDA;

  async #mandar(captura: Captura, suerte: Suerte, enviar: Envia): Promise<boolean> {
    const { pedido, registro } = captura;
    if (suerte === 'no llega') return true;
    if (this.#olvidada(captura) && !traeEfectivo(captura)) {
      this.#con(captura, { estado: 'rechazado', codigo: NADIE_SABE });
      return true;
    }
    captura.enviada ??= this.#ahora();
    this.#con(captura, { estado: 'enviando' });
    const veces = suerte === 'llega dos veces' ? 2 : 1;
    const [primera, ...demas] = await Promise.all(
      Array.from({ length: veces }, () => enviar({ ...pedido, quien: this.#propio }, registro.clave)),
    );
    if (primera === undefined || suerte === 'se pierde la respuesta') return true;
    for (const otra of demas)
      if (primera.estado < 300 && otra.estado < 300) expect(otra.cuerpo).toEqual(primera.cuerpo);
    return this.#oir(captura, primera);
  }

  /** The account of the phone's person is off: a manager hands over what waits on it, one by one, until nothing waits. */
  async entregar(gerente: Caminante, enviar: Envia): Promise<void> {
    for (const captura of this.capturas.filter(({ registro }) => sinResolver(registro))) {
      const { pedido, registro } = captura;
      const { clave, que, capturado_en, dispositivo, secuencia, desfase_ms } = registro;
      const cuerpo = {
        id_cobrador: this.quien.uid,
        clave,
        que,
        capturado_en,
        dispositivo,
        secuencia,
        desfase_ms,
        ...(pedido.nombre === 'registrarAbono' && { abono: cuerpoDe(pedido) }),
      };
      const entrega: Pedido = { quien: gerente, nombre: 'recibirRegistro', invocacion: { cuerpo } };
      const respuesta = await enviar(entrega, `${clave}-entrega`);
      if (respuesta.estado >= 300) return;
      captura.respuesta = respuesta;
      const { resultado } = respuesta.cuerpo;
      if (resultado === 'anotado') this.#con(captura, { estado: 'rechazado', codigo: NADIE_SABE });
      else this.#con(captura, { estado: resultado === 'asentado' ? 'confirmado' : 'en_revision' });
    }
  }

  /** All that waits, in the order of each credit, until it is empty or the line is gone again. False when it may not ask. */
  async vaciar(azar: Azar, enviar: Envia, seCorta = 0.1): Promise<boolean> {
    while (this.pendientes().length > 0) {
      const ahora = new Set(
        enviables(this.pendientes(), new Set())
          .slice(0, A_LA_VEZ)
          .map(({ clave }) => clave),
      );
      const tanda = this.capturas.filter(({ registro }) => ahora.has(registro.clave));
      const idas = tanda.map((captura) => this.#mandar(captura, azar.elegir(SUERTES), enviar));
      if (!(await Promise.all(idas)).every(Boolean)) return false;
      if (azar.ocurre(seCorta)) return true;
    }
    return true;
  }
}
