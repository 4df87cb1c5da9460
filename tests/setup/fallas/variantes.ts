// Where a bad line is tried with another request than the matrix's, or with several.
import type { NombreLlamada } from '@leal/contract';
import type { Invocacion } from '@leal/seed';
import { randomUUID } from 'node:crypto';
import { comprobanteDelPago } from '../comprobantes.ts';
import { type deposito, idDelDeposito } from '../deposito.ts';
import type { Escena } from '../escena.ts';
import { abrir, huellaNueva, importar, renglonDe } from '../importaciones.ts';
import { invocar } from '../invocar.ts';
import { BANCO } from '../matriz/banco.ts';
import { type Datos, type Fila, porCliente, porCredito, porUsuario } from '../matriz/fila.ts';
import { GENERALES } from '../matriz/generales.ts';

export type Variante = Partial<Pick<Fila, 'peticion' | 'creditos' | 'preparar'>> & {
  readonly titulo?: string;
  /** The rows of the audit that it writes, when it is about several documents. */
  readonly anotaciones?: number;
  /** The part of its answer that is kept nowhere: made anew each time. */
  readonly cadaVez?: string;
  /** Behind the same transaction as another case: one fault of each kind is enough. */
  readonly breve?: boolean;
  /** What it may touch beside the collector's book and account. */
  readonly documentos?: (pedido: Invocacion) => readonly string[];
  /** It is no collector's: the audit tells it by the first of those documents. */
  readonly sinCartera?: true;
  /** Whose account it makes. */
  readonly cuenta?: (pedido: Invocacion) => string;
};

const campo = ({ cuerpo }: Invocacion, nombre: string) => (cuerpo as Record<string, string>)[nombre] ?? '';
const renglones = ({ parametros }: Invocacion) => [`renglones_banco/${parametros?.['id_renglon']}`];
const abono =
  (monto: number) =>
  ({ id_credito }: Datos) => ({ cuerpo: { id_credito, monto } });
const OTRA = { nombre: 'Otra', dias_pago: 60 };
const CAPTURADO_EN = '2026-11-18T10:30:00-06:00';

/** A file of two rows that was begun. */
async function abierta({ gerente }: Escena): Promise<string> {
  const huella = huellaNueva();
  await abrir(await gerente(), huella, 2);
  return huella;
}

const dosRenglones = (uid: string) => [renglonDe(uid, 2), renglonDe(uid, 3)];

export const VARIANTES: { readonly [N in NombreLlamada]?: readonly Variante[] } = {
  registrarAbono: [
    { titulo: 'a payment' },
    { titulo: 'a visit', peticion: abono(0) },
    { titulo: 'a payment of 6 abonos', peticion: abono(720) },
    {
      titulo: 'a payment that takes back a late day',
      preparar: async ({ atrasar }) => (await atrasar(), ''),
    },
  ],
  guardarOrden: [
    {
      creditos: [{}, {}],
      peticion: ({ id_usuario }) => ({
        cuerpo: { ordenClientes: [`${id_usuario}-cre-2`, `${id_usuario}-cre-1`] },
      }),
    },
  ],
  editarPendiente: [{ peticion: (datos) => ({ ...porCredito(datos), cuerpo: OTRA }) }],
  editarCliente: [{ peticion: (datos) => ({ ...porCliente(datos), cuerpo: OTRA }) }],
  // And the loan that is lost with them.
  eliminarCliente: [{ anotaciones: 2, breve: false }],
  recibirRegistro: [
    {
      anotaciones: 2,
      preparar: async ({ apagar }) => (await apagar(), ''),
      peticion: ({ id_usuario: id_cobrador, id_credito }) => {
        const suyo = { capturado_en: CAPTURADO_EN, dispositivo: 'moto-g_1', secuencia: 1 };
        const dicho = { clave: 'una', que: 'el pago de $120.00', capturado_en: CAPTURADO_EN };
        return { cuerpo: { id_cobrador, ...dicho, abono: { id_credito, monto: 120, ...suyo } } };
      },
    },
  ],
  cambiarUsuario: [
    {
      peticion: (datos) => ({
        ...porUsuario(datos),
        cuerpo: { activo: false, deja_clientes: true, nombre: 'Otra' },
      }),
    },
  ],
  editarUsuario: [
    {
      peticion: (datos) => ({
        ...porUsuario(datos),
        cuerpo: { nombre: 'Otra', email: `otra-${datos.id_usuario}@leal.demo` },
      }),
    },
  ],
  crearEnlaceContrasena: [{ cadaVez: 'enlace' }],
  ponerVacaciones: [{ breve: true }],
  terminarSesiones: [{ breve: true }],
  revisarSenal: [{ breve: true }],
  avisarContacto: [{ anotaciones: 0, breve: true }],
  perderTelefono: [
    {
      // It has said what it holds, and numbers receipts.
      preparar: async ({ cobrador, pedirSerie }) => {
        const dicho = { dispositivo: 'tel-1', version: '1.0.0', sin_enviar: 3, monto_sin_enviar: 240 };
        await invocar(cobrador, 'avisarContacto', { cuerpo: { ...dicho, serie: await pedirSerie() } });
        return dicho.dispositivo;
      },
    },
  ],
  register: [
    {
      peticion: async (datos) => {
        const { cuerpo } = await GENERALES.register.peticion(datos);
        return { cuerpo: { ...(cuerpo as object), id_rol: 1 } };
      },
      documentos: (pedido) =>
        ['usuarios', 'totales', 'avisos'].map((donde) => `${donde}/${campo(pedido, 'uid')}`),
      sinCartera: true,
      cuenta: (pedido) => campo(pedido, 'uid'),
    },
  ],
  guardarAjustes: [
    {
      peticion: async () => {
        const { cuerpo } = await GENERALES.guardarAjustes.peticion();
        const legales = { lugar: `Durango ${randomUUID().slice(0, 8)}` };
        return { cuerpo: { ...(cuerpo as object), cambios: { legales } } };
      },
      documentos: () => ['configuracion/negocio'],
      sinCartera: true,
    },
  ],
  // A duplicate reads more inside its transaction than the others.
  duplicarCliente: [{ breve: false }],
  crearTraspaso: [
    { titulo: 'cash handed in' },
    {
      titulo: 'a float asked for',
      peticion: ({ id_usuario }) => ({ cuerpo: { monto: 150, id_cobrador: id_usuario, pedido: true } }),
    },
  ],
  crearComprobante: [
    {
      preparar: async ({ abonar, pedirSerie }) => (await abonar(120), pedirSerie()),
      peticion: ({ id_credito, id_solicitud: serie }) => ({
        cuerpo: comprobanteDelPago(id_credito, '2026-11-18', { serie }),
      }),
    },
  ],
  cerrarCaja: [{ preparar: async ({ abonar, apagar }) => (await abonar(120), await apagar(), '') }],
  marcarTransferencias: [
    {
      peticion: (datos) => ({
        cuerpo: { ...BANCO.marcarTransferencias.peticion(datos).cuerpo, estado: 'no_esta' },
      }),
    },
  ],
  cargarRenglones: [
    {
      documentos: ({ cuerpo }) => [`renglones_banco/${idDelDeposito(cuerpo as ReturnType<typeof deposito>)}`],
      sinCartera: true,
    },
  ],
  apartarRenglon: [{ documentos: renglones, sinCartera: true }],
  abonarRenglon: [{ documentos: renglones, breve: false }],
  resolverAbonosMultiples: [{ anotaciones: 2 }],
  resolverCapturaTardia: [{ anotaciones: 2 }],
  aprobarEdicionCliente: [{ preparar: ({ pedirCambios }) => pedirCambios(OTRA), anotaciones: 2 }],
  aprobarRenovacion: [{ anotaciones: 3 }],
  abrirImportacion: [
    { documentos: (pedido) => [`importaciones/${campo(pedido, 'huella')}`], sinCartera: true, breve: true },
  ],
  importarRenglones: [
    {
      preparar: abierta,
      peticion: ({ id_usuario, id_solicitud: id_importacion }) => ({
        parametros: { id_importacion },
        cuerpo: { vuelta: 1, renglones: dosRenglones(id_usuario) },
      }),
      anotaciones: 2,
    },
  ],
  deshacerImportacion: [
    {
      preparar: async (escena) => {
        const huella = await abierta(escena);
        await importar(await escena.gerente(), huella, dosRenglones(escena.cobrador.uid));
        return huella;
      },
      peticion: ({ id_solicitud }) => ({ parametros: { id_importacion: id_solicitud }, cuerpo: {} }),
      anotaciones: 2,
    },
  ],
};
