// The layers of a collector's screens stay true while a browser translates them: sheets, questions, what waits on the
// phone (traduccion.test.tsx says why).
import { beforeAll, test } from 'vitest';
import { TELEFONO } from '../../e2e/apoyo/tamanos.ts';
import { abrirMundo } from '../../setup/abrir-mundo.ts';
import type { Escena } from '../../setup/escena.ts';
import { invocar } from '../../setup/invocar.ts';
import type { Persona } from '../../setup/mundo.ts';
import { pagado, POR_RENOVAR } from '../../setup/pagado.ts';
import type { Red } from '../apoyo/red.ts';
import { type Caso, delPago, pedirFondo, pedirGasto, seTraduceAbierto } from '../apoyo/traduccion-abierta.ts';

const mundo = abrirMundo();
let gerente: Persona;
beforeAll(async () => {
  gerente = await mundo.gerente();
});

const PAGADO = pagado(600);
const PENDIENTE = { estado: 'Pendiente' } as const;
const porEntregar = (monto: number) => async (e: Escena) => {
  await e.aprobado();
  if (monto > 0) await e.conFondo(monto);
};
const darFondo = ({ cobrador }: Escena) =>
  invocar(gerente, 'crearTraspaso', { cuerpo: { monto: 500, id_cobrador: cobrador.uid } });

const sinEnviar = (red: Red) => red.negar(/^POST/);
/** Ana's payment, kept on the phone, where the collector looks for it. */
const GUARDADO = ['Registrar Pago de Ana López', /^Registrar \$120/, /Por sincronizar/];

const DE_LA_CALLE: readonly Caso[] = [
  {
    que: 'the payment sheet',
    camino: 'cobrador',
    pasos: ['Registrar Pago de Ana López'],
    dice: 'Registrar $120.00',
  },
  {
    que: 'six amounts in the payment sheet',
    camino: 'cobrador',
    pasos: ['Registrar Pago de Ana López', [/^Monto/, '720']],
    dice: 'Son 6 abonos',
  },
  {
    que: 'what is said of six amounts',
    camino: 'cobrador',
    pasos: ['Registrar Pago de Ana López', [/^Monto/, '720'], /^Registrar \$720/],
    dice: 'Pago requiere aprobación',
  },
  {
    que: 'a visit with a reason',
    camino: 'cobrador',
    pasos: ['Registrar Pago de Ana López', 'Visita sin pago', 'Prometió pagar'],
    dice: '¿Por qué no pagó?',
  },
  {
    que: 'a late day',
    camino: 'cobrador',
    pasos: ['Registrar Atraso de Ana López'],
    dice: '¿Confirmar registrar atraso para Ana López?',
  },
  {
    que: 'what is seldom done',
    camino: 'cobrador',
    pasos: [/^Datos de Ana López/],
    dice: 'WhatsApp',
  },
  {
    que: 'a hand-over with enough in the box',
    credito: PENDIENTE,
    antes: porEntregar(3000),
    camino: 'cobrador/solicitudes',
    pasos: ['Ya lo entregué'],
    dice: 'En tu caja hay $3,000.00.',
  },
  {
    que: 'a hand-over beyond the box',
    credito: PENDIENTE,
    antes: porEntregar(1000),
    camino: 'cobrador/solicitudes',
    pasos: ['Ya lo entregué'],
    dice: 'faltan $2,000.00',
  },
  {
    que: 'a hand-over for which a float was asked',
    credito: PENDIENTE,
    antes: porEntregar(1000),
    camino: 'cobrador/solicitudes',
    pasos: ['Ya lo entregué', 'Pedir fondo'],
    dice: 'Pediste $2,000.00 a la oficina',
  },
  { que: 'an expense', antes: pedirGasto, camino: 'cobrador/gastos', pasos: ['Gasolina'], dice: '$80.00' },
  {
    que: 'a float to ask for',
    camino: 'cobrador/traspasos',
    pasos: ['Pedir fondo'],
    dice: 'La oficina te lo da',
  },
  {
    que: 'a float to take back',
    antes: pedirFondo,
    camino: 'cobrador/traspasos',
    pasos: [/^Cancelar el fondo/],
    dice: '¿Cancelar el fondo de $500.00',
  },
  {
    que: 'a float to confirm',
    antes: darFondo,
    camino: 'cobrador/traspasos',
    pasos: [/^Confirmar el fondo/],
    dice: '¿Recibiste el fondo de $500.00?',
  },
  {
    que: 'a float to refuse',
    antes: darFondo,
    camino: 'cobrador/traspasos',
    pasos: [/^Rechazar el fondo/],
    dice: '¿Rechazar el fondo de $500.00?',
  },
  {
    que: 'a part to take back',
    antes: (e) => e.entregarParcial(),
    camino: 'cobrador/traspasos',
    pasos: [/^Cancelar la entrega/],
    dice: '¿Cancelar tu entrega de $200.00?',
  },
  {
    que: 'a part to hand in',
    antes: (e) => e.abonar(120),
    camino: 'cobrador/traspasos',
    pasos: ['Entregar una parte'],
    dice: 'Sale de tu caja cuando',
  },
  {
    que: 'cash that is counted',
    antes: (e) => e.abonar(120),
    camino: 'cobrador/caja/entregar',
    pasos: [['Piezas de $100', '1']],
    dice: 'Te faltan $20.00',
  },
  {
    que: 'a cut that is handed in',
    antes: (e) => e.abonar(120),
    camino: 'cobrador/caja/entregar',
    pasos: [['Piezas de $100', '1'], 'Entregar corte'],
    dice: '¿Entregar',
  },
  {
    que: 'a cut that was returned',
    antes: (e) => e.corteDevuelto(),
    camino: 'cobrador/caja',
    pasos: ['Contar otra vez'],
    dice: 'cuéntalo otra vez',
  },
  {
    que: 'the rows of the open cut',
    antes: (e) => e.abonar(120),
    camino: 'cobrador/caja',
    pasos: [],
    dice: 'Pagos (1)',
  },
  {
    que: 'a receipt',
    credito: PAGADO,
    antes: (e) => e.abonar(120),
    camino: delPago,
    pasos: [/^Comprobante \+\$120/],
    dice: 'Comprobante',
  },
  {
    que: 'a renewal',
    credito: POR_RENOVAR,
    camino: 'cobrador/renovaciones',
    pasos: [/^Solicitar Renovación/, ['Monto solicitado', '4000'], /^40 días/],
    dice: '$3,280.00',
  },
  {
    que: 'a client’s changes to ask for',
    camino: 'cobrador',
    pasos: [/^Datos de Ana López/, 'Solicitar edición de Ana López'],
    dice: 'Di qué hay que corregir',
  },
  {
    que: 'another amount to ask for',
    credito: PAGADO,
    camino: delPago,
    pasos: [/^Solicitar edición/],
    dice: 'Monto nuevo',
  },
  {
    que: 'a deletion to ask for',
    credito: PAGADO,
    camino: delPago,
    pasos: [/^Eliminar pago/],
    dice: '¿Pedir al gerente que elimine',
  },
  {
    que: 'several amounts that wait, on the payment screen',
    antes: (e) => e.pedirMultiple(),
    camino: delPago,
    pasos: [],
    dice: 'Registro de Pago',
  },
  {
    que: 'cash to give back',
    antes: (e) => e.multipleRechazado(),
    camino: 'cobrador/solicitudes',
    pasos: [/devolví|Devolver/i],
    dice: '¿Devolviste $720.00',
  },
  {
    que: 'what waits on the phone',
    linea: sinEnviar,
    camino: 'cobrador',
    pasos: GUARDADO,
    dice: 'El pago de $120.00 de Ana López',
  },
  {
    que: 'another amount for what waits on the phone',
    linea: sinEnviar,
    camino: 'cobrador',
    pasos: [...GUARDADO, /^Corregir/],
    dice: 'Todavía no se envía',
  },
  {
    que: 'what is taken from the phone',
    linea: sinEnviar,
    camino: 'cobrador',
    pasos: [...GUARDADO, /^Descartar/],
    dice: '¿Descartar',
  },
  {
    que: 'a refused payment for the manager',
    linea: (red) =>
      red.responder(/^POST .*abonos/, 422, { success: false, code: 'REGLA', message: 'No se puede cobrar.' }),
    camino: 'cobrador',
    pasos: ['Registrar Pago de Ana López', /^Registrar \$120/, /revisar|sincronizar/, /^Enviar al gerente/],
    dice: '¿Enviar al gerente',
  },
  {
    que: 'signing out',
    camino: 'cobrador',
    pasos: ['Cerrar sesión'],
    dice: /¿Cerrar sesión|sesión/,
  },
];

test.each(DE_LA_CALLE)('$que stays true while it is translated', (caso) =>
  seTraduceAbierto(mundo, undefined, caso, TELEFONO),
);
