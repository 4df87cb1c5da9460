// The layers of a collector's screens stay true while a browser translates them: sheets, questions, what waits on the
// phone (traduccion.test.tsx says why).
import { beforeAll, test } from 'vitest';
import { TELEFONO } from '../../e2e/apoyo/tamanos.ts';
import { invocar } from '../../setup/invocar.ts';
import type { Persona } from '../../setup/mundo.ts';
import { pagado, POR_RENOVAR } from '../../setup/pagado.ts';
import { mundo } from '../apoyo/mundo.ts';
import {
  delPago,
  en,
  pedirFondo,
  pedirGasto,
  type Preparado,
  seTraduceAbierto,
} from '../apoyo/traduccion-abierta.ts';

let gerente: Persona;
beforeAll(async () => {
  gerente = await mundo.gerente();
});

const PAGADO: Preparado = { credito: pagado(600) };
const ABONADO: Preparado = { antes: (e) => e.abonar(120) };
const PEDIDO: Preparado = { antes: pedirFondo };
const PARCIAL: Preparado = { antes: (e) => e.entregarParcial() };
const DADO: Preparado = {
  antes: ({ cobrador }) =>
    invocar(gerente, 'crearTraspaso', { cuerpo: { monto: 500, id_cobrador: cobrador.uid } }),
};
const porEntregar = (monto: number): Preparado => ({
  credito: { estado: 'Pendiente' },
  antes: async (e) => {
    await e.aprobado();
    if (monto > 0) await e.conFondo(monto);
  },
});

const HOJA = 'Registrar Pago de Ana López';
/** Ana's payment, kept on the phone, where the collector looks for it. */
const GUARDADO = [HOJA, /^Registrar \$120/, /Por sincronizar/];
const SIN_ENVIAR: Preparado = { linea: (red) => red.negar(/^POST/) };
const RECHAZADO: Preparado = {
  linea: (red) =>
    red.responder(/^POST .*abonos/, 422, { success: false, code: 'REGLA', message: 'No se puede cobrar.' }),
};

const DE_LA_CALLE = [
  ...en(
    'cobrador',
    ['the payment sheet', [HOJA], 'Registrar $120.00'],
    ['six amounts in the payment sheet', [HOJA, [/^Monto/, '720']], 'Son 6 abonos'],
    [
      'what is said of six amounts',
      [HOJA, [/^Monto/, '720'], /^Registrar \$720/],
      'Pago requiere aprobación',
    ],
    ['a visit with a reason', [HOJA, 'Visita sin pago', 'Prometió pagar'], '¿Por qué no pagó?'],
    ['a late day', ['Registrar Atraso de Ana López'], '¿Confirmar registrar atraso para Ana López?'],
    ['what is seldom done', [/^Datos de Ana López/], 'WhatsApp'],
    [
      'a client’s changes to ask for',
      [/^Datos de Ana López/, 'Solicitar edición de Ana López'],
      'Di qué hay que corregir',
    ],
    ['what waits on the phone', GUARDADO, 'El pago de $120.00 de Ana López', SIN_ENVIAR],
    [
      'another amount for what waits on the phone',
      [...GUARDADO, /^Corregir/],
      'Todavía no se envía',
      SIN_ENVIAR,
    ],
    ['what is taken from the phone', [...GUARDADO, /^Descartar/], '¿Descartar', SIN_ENVIAR],
    [
      'a refused payment for the manager',
      [HOJA, /^Registrar \$120/, /revisar|sincronizar/, /^Enviar al gerente/],
      '¿Enviar al gerente',
      RECHAZADO,
    ],
    ['signing out', ['Cerrar sesión'], /¿Cerrar sesión|sesión/],
  ),
  ...en(
    'cobrador/solicitudes',
    [
      'a hand-over with enough in the box',
      ['Ya lo entregué'],
      'En tu caja hay $3,000.00.',
      porEntregar(3000),
    ],
    ['a hand-over beyond the box', ['Ya lo entregué'], 'faltan $2,000.00', porEntregar(1000)],
    [
      'a hand-over for which a float was asked',
      ['Ya lo entregué', 'Pedir fondo'],
      'Pediste $2,000.00 a la oficina',
      porEntregar(1000),
    ],
    [
      'cash to give back',
      [/devolví|Devolver/i],
      '¿Devolviste $720.00',
      { antes: (e) => e.multipleRechazado() },
    ],
  ),
  ...en('cobrador/gastos', ['an expense', ['Gasolina'], '$80.00', { antes: pedirGasto }]),
  ...en(
    'cobrador/traspasos',
    ['a float to ask for', ['Pedir fondo'], 'La oficina te lo da'],
    ['a float to take back', [/^Cancelar el fondo/], '¿Cancelar el fondo de $500.00', PEDIDO],
    ['a float to confirm', [/^Confirmar el fondo/], '¿Recibiste el fondo de $500.00?', DADO],
    ['a float to refuse', [/^Rechazar el fondo/], '¿Rechazar el fondo de $500.00?', DADO],
    ['a part to take back', [/^Cancelar la entrega/], '¿Cancelar tu entrega de $200.00?', PARCIAL],
    ['a part to hand in', ['Entregar una parte'], 'Sale de tu caja cuando', ABONADO],
  ),
  ...en(
    'cobrador/caja/entregar',
    ['cash that is counted', [['Piezas de $100', '1']], 'Te faltan $20.00', ABONADO],
    ['a cut that is handed in', [['Piezas de $100', '1'], 'Entregar corte'], '¿Entregar', ABONADO],
  ),
  ...en(
    'cobrador/caja',
    [
      'a cut that was returned',
      ['Contar otra vez'],
      'cuéntalo otra vez',
      { antes: (e) => e.corteDevuelto() },
    ],
    ['the rows of the open cut', [], 'Pagos (1)', ABONADO],
  ),
  ...en(
    delPago,
    ['a receipt', [/^Comprobante \+\$120/], 'Comprobante', { ...PAGADO, ...ABONADO }],
    ['another amount to ask for', [/^Solicitar edición/], 'Monto nuevo', PAGADO],
    ['a deletion to ask for', [/^Eliminar pago/], '¿Pedir al gerente que elimine', PAGADO],
    [
      'several amounts that wait, on the payment screen',
      [],
      'Registro de Pago',
      { antes: (e) => e.pedirMultiple() },
    ],
  ),
  ...en('cobrador/renovaciones', [
    'a renewal',
    [/^Solicitar Renovación/, ['Monto solicitado', '4000'], /^40 días/],
    '$3,280.00',
    { credito: POR_RENOVAR },
  ]),
];

test.each(DE_LA_CALLE)('$que stays true while it is translated', (caso) =>
  seTraduceAbierto(undefined, caso, TELEFONO),
);
