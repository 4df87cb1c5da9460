import { idPago } from '@leal/domain';
import { comprobanteDelPago } from '../comprobantes.ts';
import type { CreditoDeCartera } from '@leal/seed';
import { CAMBIOS_DE_ALTA } from '../ejemplos-altas.ts';
import { escena, type Escena } from '../escena.ts';
import { invocar } from '../invocar.ts';
import type { Mundo } from '../mundo.ts';
import { type Caso, contarAnotadas, deCobrador, type Preparado } from './preparar.ts';

async function tarea(mundo: Mundo) {
  const { cobrador, libro, multipleRechazado } = await escena(mundo);
  const parametros = { id: await multipleRechazado() };
  const foto = async () => {
    const { bitacora, ...resto } = await libro();
    return { anotaciones: bitacora.length, resto };
  };
  const anotadas = contarAnotadas(mundo, cobrador.uid);
  return { persona: cobrador, parametros, cuerpo: { hecho: 'devuelto' }, foto, anotadas };
}

/** About a scene's own book. */
export async function enEscena(
  mundo: Mundo,
  preparar: (e: Escena) => Promise<Pick<Preparado, 'parametros' | 'cuerpo'>>,
  { gerente = false, credito = {} }: { gerente?: boolean; credito?: CreditoDeCartera } = {},
): Promise<Preparado> {
  const e = await escena(mundo, credito);
  const pedido = await preparar(e);
  const foto = async () => {
    const { bitacora, ...resto } = await e.libro();
    return { anotaciones: bitacora.length, resto };
  };
  const anotadas = contarAnotadas(mundo, e.cobrador.uid);
  const persona = gerente ? await mundo.cuenta('gerente@leal.demo') : e.cobrador;
  return { persona, ...pedido, foto, anotadas };
}

const CONTADO = { conteo: { '100': 1 }, esperado: 120 };

/** Loans that were approved, at the door. */
const entregas = (mundo: Mundo): Caso[] => [
  {
    nombre: 'entregarCredito',
    titulo: 'a loan handed over',
    preparar: () =>
      enEscena(
        mundo,
        async ({ aprobado }) => ({
          cuerpo: { id_credito: await aprobado(), monto: 3000, faltante: 3000 },
        }),
        {
          credito: { estado: 'Pendiente' },
        },
      ),
    breve: true,
  },
  {
    nombre: 'deshacerEntrega',
    titulo: 'a hand-over that never happened',
    preparar: () =>
      enEscena(
        mundo,
        async ({ entregado }) => ({
          cuerpo: { id_credito: await entregado(), motivo: 'No fue', visto: { monto: 3000 } },
        }),
        { gerente: true, credito: { estado: 'Pendiente' } },
      ),
    breve: true,
  },
  {
    nombre: 'cancelarCredito',
    titulo: 'a loan that was not handed over',
    preparar: () =>
      enEscena(
        mundo,
        async ({ aprobado }) => ({
          cuerpo: { id_credito: await aprobado(), motivo: 'No la quiso', visto: { monto: 3000 } },
        }),
        { gerente: true, credito: { estado: 'Pendiente' } },
      ),
    breve: true,
  },
];

/** Cuts of the cash box, from the collector's hand to the last difference. */
const cortes = (mundo: Mundo): Caso[] => [
  {
    nombre: 'entregarCorte',
    titulo: 'a cut handed in',
    preparar: () =>
      enEscena(mundo, async ({ abonar }) => {
        await abonar(120);
        return { cuerpo: { numero: 1, ...CONTADO } };
      }),
    breve: true,
  },
  {
    nombre: 'entregarDevuelto',
    titulo: 'a returned cut counted again',
    preparar: () =>
      enEscena(mundo, async ({ corteDevuelto }) => ({
        parametros: { id_corte: await corteDevuelto() },
        cuerpo: CONTADO,
      })),
    breve: true,
  },
  {
    nombre: 'marcarTransferencias',
    titulo: 'a transfer that is not in the bank',
    preparar: () =>
      enEscena(
        mundo,
        async ({ transferencia, id_credito }) => ({
          cuerpo: {
            estado: 'no_esta',
            pagos: [
              {
                id_pago: idPago(id_credito, `tardio-${await transferencia()}`),
                visto: { monto: 240, estado: 'por_confirmar' },
              },
            ],
          },
        }),
        { gerente: true },
      ),
    breve: true,
  },
  {
    nombre: 'aclararTransferencia',
    titulo: 'a rejected transfer cleared up',
    preparar: () =>
      enEscena(
        mundo,
        async ({ transferenciaRechazada }) => ({
          parametros: { id: await transferenciaRechazada() },
          cuerpo: { nota: 'Era de otro cliente' },
        }),
        { gerente: true },
      ),
    breve: true,
  },
  {
    nombre: 'revisarSenal',
    titulo: 'a false alarm',
    preparar: () =>
      enEscena(
        mundo,
        async ({ senal }) => ({
          parametros: { id: await senal() },
          cuerpo: { clave: 'faltantes', estado: 'falsa_alarma', visto: { estado: 'por_revisar' } },
        }),
        { gerente: true },
      ),
    breve: true,
  },
  {
    nombre: 'decidirCorte',
    titulo: 'a cut confirmed with a difference',
    preparar: () =>
      enEscena(
        mundo,
        async ({ entregarCorte }) => ({
          parametros: { id_corte: await entregarCorte() },
          cuerpo: { decision: 'confirmar', visto: { esperado: 120, contado: 100, estado: 'entregado' } },
        }),
        { gerente: true },
      ),
    breve: true,
  },
  {
    nombre: 'cerrarCaja',
    titulo: 'the box of somebody who left closed',
    preparar: () =>
      enEscena(
        mundo,
        async ({ abonar, cobrador }) => {
          await abonar(120);
          const gerente = await mundo.cuenta('gerente@leal.demo');
          await invocar(gerente, 'cambiarUsuario', {
            parametros: { id_usuario: cobrador.uid },
            cuerpo: { activo: false, deja_clientes: true },
          });
          const visto = { numero: 1, esperado: 120 };
          return { cuerpo: { id_cobrador: cobrador.uid, conteo: CONTADO.conteo, visto } };
        },
        { gerente: true },
      ),
    breve: true,
  },
  {
    nombre: 'resolverDiferencia',
    titulo: 'a difference settled',
    preparar: () =>
      enEscena(
        mundo,
        async ({ corteConfirmado }) => ({
          parametros: { id_corte: await corteConfirmado() },
          cuerpo: { como: 'saldada', motivo: 'La pagó', visto: { monto: 20 } },
        }),
        { gerente: true },
      ),
    breve: true,
  },
];

/** Receipts, from a device's series to one taken back. */
const comprobantes = (mundo: Mundo): Caso[] => [
  {
    nombre: 'pedirSerie',
    titulo: 'a series for a device',
    preparar: () => enEscena(mundo, () => Promise.resolve({ cuerpo: {} })),
    breve: true,
  },
  {
    nombre: 'crearComprobante',
    titulo: 'a receipt',
    preparar: () =>
      enEscena(mundo, async ({ abonar, id_credito, pedirSerie }) => {
        await abonar(120);
        const serie = await pedirSerie();
        return { cuerpo: comprobanteDelPago(id_credito, '2026-11-18', { serie }) };
      }),
    breve: true,
  },
  {
    nombre: 'revocarComprobante',
    titulo: 'a receipt taken back',
    preparar: () =>
      enEscena(mundo, async ({ darComprobante }) => ({ cuerpo: { token: await darComprobante() } })),
    breve: true,
  },
];

/** The things that a collector registers and asks for. */
export const altas = (mundo: Mundo): Caso[] => [
  ...CAMBIOS_DE_ALTA.map(([nombre, { titulo, cuerpo, creditos }]): Caso => ({
    nombre,
    titulo,
    preparar: () => deCobrador(mundo, cuerpo, undefined, creditos),
    // A duplicate reads more inside its transaction than the others.
    ...(nombre !== 'duplicarCliente' && { breve: true }),
  })),
  {
    nombre: 'cerrarTareaMultiple',
    titulo: 'the cash of a rejected payment given back',
    preparar: () => tarea(mundo),
    breve: true,
  },
  {
    nombre: 'decidirTraspasoDe',
    titulo: 'a part of the cash taken back',
    preparar: () =>
      enEscena(mundo, async ({ entregarParcial }) => ({
        parametros: { id_traspaso: await entregarParcial() },
        cuerpo: { decision: 'cancelar' },
      })),
    breve: true,
  },
  ...cortes(mundo),
  ...comprobantes(mundo),
  ...entregas(mundo),
];
