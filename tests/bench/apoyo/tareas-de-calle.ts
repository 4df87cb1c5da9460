// The tasks of a collector's day.
import { type Mano, type Tarea, visible } from './mano.ts';
import type { Fila } from './tareas.ts';

const RUTA = {
  quien: 'cobrador1',
  desde: 'cobrador',
  lista: (m: Mano) => m.boton(/^Registrar Pago de/),
} as const;
const registrado = (m: Mano) => visible(m.texto(/registrado/i));
const nombreDe = ({ nombre }: Fila): string => nombre;

export const DE_CALLE: readonly Tarea[] = [
  {
    que: 'a normal payment',
    ...RUTA,
    hacer: async (m, { alDia }) => {
      await m.toca(m.boton(`Registrar Pago de ${nombreDe(alDia)}`));
      await m.toca(m.enDialogo(/^Registrar \$/));
      await registrado(m);
    },
  },
  {
    que: 'a client brought up to date',
    ...RUTA,
    hacer: async (m, { atrasado }) => {
      await m.toca(m.boton(`Registrar Pago de ${nombreDe(atrasado)}`));
      await m.toca(m.enDialogo(/^Al corriente/));
      await m.toca(m.enDialogo(/^Registrar \$/));
      await registrado(m);
    },
  },
  {
    que: 'who promised today',
    ...RUTA,
    hacer: async (m) => {
      await m.toca(m.boton('Filtros'));
      await m.toca(m.boton(/^Prometieron hoy/));
      await visible(m.texto(/Prometió/));
    },
  },
  {
    que: 'a dog noted',
    ...RUTA,
    hacer: async (m, { otro }) => {
      await m.toca(m.boton(new RegExp(`^Datos de ${nombreDe(otro)}`)));
      await m.toca(m.boton(`Agregar nota de ${nombreDe(otro)}`));
      await m.enfoca(m.pagina.getByRole('dialog').getByRole('textbox').first());
      await m.teclea('perro bravo');
      await m.toca(m.enDialogo('Guardar'));
      await visible(m.texto('perro bravo'));
    },
  },
  {
    que: 'an edit asked for',
    ...RUTA,
    hacer: async (m, { otro }) => {
      await m.toca(m.boton(new RegExp(`^Datos de ${nombreDe(otro)}`)));
      await m.toca(m.boton(`Solicitar edición de ${nombreDe(otro)}`));
      await m.enfoca(m.pagina.getByRole('dialog').getByLabel('Motivo'));
      await m.teclea('Cambió de local');
      await m.toca(m.enDialogo(/^(Enviar|Solicitar)/));
      await visible(m.texto(/enviad/i));
    },
  },
  {
    que: 'an expense',
    ...RUTA,
    hacer: async (m) => {
      await m.toca(m.boton(/^Más/));
      await m.toca(m.enlace('Gastos'));
      await m.toca(m.pagina.getByLabel('Monto'));
      await m.teclea('350');
      await m.toca(m.pagina.getByText('Gasolina', { exact: true }));
      await m.toca(m.boton('Solicitar Gasto'));
      await visible(m.texto('Gasto enviado. El gerente lo revisará.'));
    },
  },
  {
    que: 'a client registered',
    ...RUTA,
    hacer: async (m) => {
      await m.toca(m.boton(/^Más/));
      await m.toca(m.enlace('Nuevo Cliente'));
      for (const [campo, valor] of [
        ['Nombre', 'Ana Quiroga'],
        ['Negocio', 'Abarrotes Ana'],
        ['Dirección', 'Hidalgo 12, Centro'],
        ['Teléfono', '6147000001'],
        ['Monto solicitado', '3000'],
      ] as const) {
        await m.enfoca(m.pagina.getByLabel(campo, { exact: true }));
        await m.teclea(valor);
      }
      await m.toca(m.texto('30 días'));
      await m.toca(m.boton('Registrar Cliente'));
      await visible(m.texto('Aparecerá en la ruta cuando el gerente apruebe su crédito.'));
    },
  },
  {
    que: "the week's report",
    ...RUTA,
    hacer: async (m) => {
      await m.toca(m.boton(/^Más/));
      await m.toca(m.enlace('Reportes'));
      await visible(m.boton('Semana anterior'));
    },
  },
];
