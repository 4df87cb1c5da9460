// Questions of a manager while somebody else changes what they are about.
import { deAlguien } from './capas.ts';
import type { NombreLlamada } from '@leal/contract';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { CreditoDeCartera, Invocacion } from '@leal/seed';
import { type Escena as Cobro, escena } from '../../setup/escena.ts';
import { invocar } from '../../setup/invocar.ts';
import type { Mundo, Persona } from '../../setup/mundo.ts';
import { pagado, POR_RENOVAR } from '../../setup/pagado.ts';
import { enMenu } from './activos.ts';
import { abrirTarjeta } from './bandeja.ts';
import { creditoDe } from './escena.ts';
import { dialogo } from './ruta.ts';

/** The people of a test of one question: a collector with one client, and the other manager. */
export type Lugar = Cobro & { readonly nombre: string; readonly otro: Persona };

export type Caso = {
  readonly que: string;
  readonly credito?: CreditoDeCartera;
  readonly preparar?: (lugar: Lugar) => Promise<unknown>;
  /** Below /leal/. */
  readonly camino: (lugar: Lugar) => string;
  /** The name of the button that opens the question. */
  readonly abre: (lugar: Lugar) => string | RegExp;
  /** The button opens a menu with it. */
  readonly enMenu?: string;
  /** Typed before anything changes; it must stand there in the end. */
  readonly escrito?: readonly [etiqueta: string, valor: string];
  readonly cambiar: (lugar: Lugar) => Promise<unknown>;
  /** The words of the question then. */
  readonly dice: string;
  readonly boton: string;
  /** The box that has to be ticked before it. */
  readonly marca?: string;
  readonly exito: string;
};

async function hacer(persona: Pick<Persona, 'llamar'>, nombre: NombreLlamada, invocacion: Invocacion) {
  const respuesta = await invocar(persona, nombre, invocacion);
  if (respuesta.estado >= 300) throw new Error(`${nombre}: ${JSON.stringify(respuesta.cuerpo)}`);
}

const pagar = ({ abonar }: Lugar) => abonar(120);
const corregirMonto = ({ otro, id_credito }: Lugar, monto_solicitado = 90_000) =>
  hacer(otro, 'editarPendiente', { parametros: { id_credito }, cuerpo: { monto_solicitado } });
const cambiarTelefono = ({ otro, id_cliente }: Lugar) =>
  hacer(otro, 'editarCliente', { parametros: { id_cliente }, cuerpo: { telefono: '6180000000' } });
export const editarPago = ({ otro, pago }: Lugar) =>
  hacer(otro, 'resolverEdicionPago', {
    parametros: { id: pago('09') },
    cuerpo: { estado: 'aprobada', monto_aprobado: 150 },
  });
export const desactivar = ({ otro, cobrador }: Lugar) =>
  hacer(otro, 'cambiarUsuario', {
    parametros: { id_usuario: cobrador.uid },
    cuerpo: { activo: false, deja_clientes: true },
  });

const laSolicitud = (accion: string) => (lugar: Lugar) => `${accion} la solicitud de ${lugar.nombre}`;
const COMENTARIO = ['Comentario (opcional)', 'Lo hablé con él.'] as const;
const TELEFONO = { persona: { telefono: '6181234567' } };
const UN_PAGO = pagado(120);

const activos = ({ nombre }: Lugar) => `gerente/clientes-activos?q=${encodeURIComponent(nombre)}`;

export const CASOS: readonly Caso[] = [
  {
    que: 'an account that is turned off',
    camino: () => 'gerente/registrar-usuario',
    abre: ({ cobrador }) => `Desactivar a Cobrador ${cobrador.prefijo}`,
    cambiar: pagar,
    dice: 'En mano: $0.00 → $120.00',
    boton: 'Desactivar',
    exito: 'Usuario desactivado',
    marca: 'Su cliente se queda sin quien le cobre',
  },
  {
    que: 'a credit',
    credito: { estado: 'Pendiente' },
    camino: () => 'gerente/solicitudes',
    abre: laSolicitud('Rechazar'),
    escrito: COMENTARIO,
    cambiar: (lugar) => corregirMonto(lugar),
    dice: 'Monto solicitado: $3,000.00 → $90,000.00',
    boton: 'Rechazar',
    exito: 'Crédito rechazado',
  },
  {
    que: 'the correction of a credit that waits',
    credito: { estado: 'Pendiente' },
    camino: () => 'gerente/solicitudes',
    abre: laSolicitud('Editar'),
    escrito: ['Monto solicitado', '7000'],
    cambiar: (lugar) => corregirMonto(lugar),
    dice: 'Monto solicitado: $3,000.00 → $90,000.00',
    boton: 'Guardar Cambios',
    exito: 'Cliente actualizado correctamente',
  },
  {
    que: 'several abonos',
    credito: UN_PAGO,
    preparar: ({ pedirMultiple }) => pedirMultiple(),
    camino: () => 'gerente/solicitudes-abonos-multiples',
    abre: laSolicitud('Rechazar'),
    escrito: COMENTARIO,
    cambiar: editarPago,
    dice: 'Saldo: $3,480.00 → $3,450.00',
    boton: 'Rechazar',
    exito: 'Solicitud rechazada',
  },
  {
    que: 'a late capture',
    credito: UN_PAGO,
    preparar: ({ pedirTardia }) => pedirTardia(),
    camino: () => 'gerente/solicitudes/tardias',
    abre: laSolicitud('Rechazar'),
    escrito: COMENTARIO,
    cambiar: editarPago,
    dice: 'Saldo: $3,480.00 → $3,450.00',
    boton: 'Rechazar',
    exito: 'Solicitud rechazada',
  },
  {
    que: 'the edit of a client that is asked for',
    credito: TELEFONO,
    preparar: ({ pedirCambios }) => pedirCambios({ telefono: '6187654321' }),
    camino: () => 'gerente/solicitudes-clientes',
    abre: laSolicitud('Aprobar'),
    escrito: COMENTARIO,
    cambiar: cambiarTelefono,
    dice: 'Teléfono (hoy): 6181234567 → 6180000000',
    boton: 'Aprobar',
    exito: 'La solicitud fue aprobada correctamente.',
  },
  {
    que: 'a renewal',
    credito: POR_RENOVAR,
    preparar: ({ pedirRenovacion }) => pedirRenovacion(),
    camino: () => 'gerente/renovaciones',
    abre: laSolicitud('Rechazar'),
    escrito: ['Motivo', 'Muchos atrasos.'],
    cambiar: pagar,
    dice: 'Saldo anterior: $720.00 → $600.00',
    boton: 'Rechazar',
    exito: 'Renovación rechazada correctamente',
  },
  {
    que: 'the edit of a payment',
    credito: UN_PAGO,
    camino: ({ id_credito }) => `payment/x?credito=${id_credito}`,
    abre: () => /^Editar pago/,
    escrito: ['Monto nuevo', '200'],
    cambiar: editarPago,
    dice: 'Monto del pago: $120.00 → $150.00',
    boton: 'Guardar Cambios',
    exito: 'Pago actualizado correctamente',
  },
  {
    que: 'the edit of a client',
    credito: TELEFONO,
    camino: activos,
    abre: ({ nombre }) => `Editar a ${nombre}`,
    escrito: ['Teléfono', '6187654321'],
    cambiar: cambiarTelefono,
    dice: 'Teléfono: 6181234567 → 6180000000',
    boton: 'Guardar Cambios',
    exito: 'Cliente actualizado',
  },
  {
    que: 'the deletion of a client',
    camino: activos,
    enMenu: 'Eliminar',
    abre: ({ nombre }) => `Más de ${nombre}`,
    escrito: ['Motivo', 'Se mudó'],
    cambiar: pagar,
    dice: 'Saldo: $3,600.00 → $3,480.00',
    boton: 'Eliminar',
    exito: 'Cliente eliminado',
  },
];

/** The question of a case, with all that its manager does to it before anything changes: its field, and its button. */
export async function preguntar(pagina: Page, caso: Caso, lugar: Lugar) {
  if (/^gerente\/(solicitudes|renovaciones)/.test(caso.camino(lugar)))
    await abrirTarjeta(pagina, lugar.nombre);
  const abre = pagina.getByRole('button', { name: caso.abre(lugar) });
  await (caso.enMenu === undefined ? abre : await enMenu(pagina, abre, caso.enMenu)).click();
  const boton = dialogo(pagina).getByRole('button', { name: caso.boton, exact: true });
  await expect.poll(() => boton.isEnabled()).toBe(true);
  if (caso.marca !== undefined) await dialogo(pagina).getByLabel(caso.marca).check();
  const [etiqueta, valor = ''] = caso.escrito ?? [];
  const campo = etiqueta === undefined ? null : dialogo(pagina).getByLabel(etiqueta, { exact: true });
  await campo?.fill(valor);
  return { campo, boton };
}

/** A client of one's own, by a name that no other question says. */
export async function llegarAlLugar(mundo: Mundo, caso: Caso, nombre: string, otro: Persona): Promise<Lugar> {
  const lugar = { ...(await escena(mundo, creditoDe(nombre, caso.credito ?? {}))), nombre, otro };
  await caso.preparar?.(lugar);
  return lugar;
}

export const renglon = (pagina: Page, texto: string): Locator =>
  dialogo(pagina).getByRole('listitem').filter({ hasText: texto });

/** The window is looked at again. */
export const mirarDeNuevo = (pagina: Page): Promise<unknown> =>
  pagina.evaluate(() => dispatchEvent(new Event('focus')));

type Enviado = { readonly clave: unknown; readonly visto: unknown };

/** The calls that change something, as they leave the page: by name, or by method and path. */
export function enviosDe(pagina: Page): Enviado[] {
  const envios: Enviado[] = [];
  pagina.on('request', (pedido) => {
    const url = new URL(pedido.url());
    if (!['POST', 'PUT', 'PATCH', 'DELETE'].includes(pedido.method()) || !deAlguien(pedido.url())) return;
    const cuerpo = (pedido.postDataJSON() ?? {}) as { data?: Enviado; visto?: unknown };
    if (/\/resolver(Credito|Solicitud|Gasto)$/.test(url.pathname)) envios.push(cuerpo.data as Enviado);
    else if (url.pathname.includes('/leal-api/'))
      envios.push({
        clave: pedido.headers()['idempotency-key'],
        visto: cuerpo.visto ?? Object.fromEntries(url.searchParams),
      });
  });
  return envios;
}

/** Twice the same question, about two states of the same thing: two keys. */
export function dosVeces(envios: readonly Enviado[]): void {
  expect(envios).toHaveLength(2);
  const [primero, otra] = envios;
  expect(primero?.clave).not.toBe(otra?.clave);
  expect(primero?.visto).not.toEqual(otra?.visto);
}

/** When the question first showed a change, by the page's own clock. */
export async function cuandoSeMueva(pagina: Page): Promise<() => Promise<number>> {
  const vigia = await pagina.evaluateHandle(() => ({
    visto: new Promise<number>((listo) => {
      const mirar = new MutationObserver(() => {
        if (!document.querySelector('[role=dialog] [role=alert] li')) return;
        mirar.disconnect();
        listo(performance.now());
      });
      mirar.observe(document.body, { childList: true, subtree: true });
    }),
  }));
  return () => vigia.evaluate(({ visto }) => visto);
}
