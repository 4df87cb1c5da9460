// The edit of a client before a manager: approved with what they write themselves.
import { ERRORES } from '@leal/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Escena, escena } from '../../setup/escena.ts';
import { invocar } from '../../setup/invocar.ts';
import type { Cobrador } from '../../setup/mundo.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { abrir } from '../apoyo/abrir.tsx';
import { contestar, elDialogo, seCierra } from '../apoyo/dialogo.ts';
import { dicho } from '../apoyo/dicho.ts';
import { mundo } from '../apoyo/mundo.ts';
import { enOficina, gerente } from '../apoyo/oficina.ts';
import { rejilla } from '../apoyo/rejilla.ts';

/** Another name in each test: all share an office, and two of one name are told apart. */
let nombre = '';
let cuantos = 0;
const titulo = () => `Editar y aprobar: ${nombre}`;
const ENVIAR = 'Guardar y aprobar';
const CON_TELEFONO = { persona: { telefono: '6185550101' } };
const ROSA = { nombre: 'Rosa Díaz', telefono: '6185550134', relacion: 'Aval' };

const tabla = () => rejilla('Por decidir');

/** The inbox of one collector, with a request about their only client. */
async function enBandeja(cambios?: object, antes?: (prestamo: Escena) => Promise<unknown>) {
  nombre = `Edita ${'ABCDEFGH'[cuantos++]}lonso`;
  const e = await escena(mundo, creditoDe(nombre, CON_TELEFONO));
  await antes?.(e);
  const id = await e.pedirCambios(cambios as Record<string, unknown> | undefined);
  const pantalla = await enOficina(`gerente/bandeja?cobrador=${e.cobrador.uid}`);
  await within(await tabla()).findByText(nombre);
  return { ...pantalla, ...e, id };
}

const cajon = async () => {
  await screen.findByRole('article', { name: nombre });
  return within(document.querySelector<HTMLElement>('.cajon')!);
};
const abrirFila = async ({ usuario }: Awaited<ReturnType<typeof abrir>>) => {
  const laTabla = await tabla();
  await waitFor(() => expect(document.activeElement).toBe(laTabla));
  await usuario.keyboard('{Enter}');
  return cajon();
};

const elFormulario = async (telefono: string) => {
  const pregunta = await elDialogo(titulo());
  await waitFor(() => expect(pregunta.getByLabelText('Teléfono')).toHaveProperty('value', telefono));
  return pregunta;
};
type Formulario = Awaited<ReturnType<typeof elFormulario>>;
/** From its row, by its key. */
const abrirFormulario = async (pantalla: Awaited<ReturnType<typeof abrir>>) => {
  await abrirFila(pantalla);
  await pantalla.usuario.keyboard('a');
  return elFormulario('6185550101');
};
const escribir = (pregunta: Formulario, rotulo: string, texto: string) =>
  fireEvent.change(pregunta.getByLabelText(rotulo), { target: { value: texto } });

const laSolicitud = async ({ uid }: Cobrador) => {
  const { docs } = await mundo.db.collection('solicitudes').where('id_cobrador', '==', uid).get();
  return docs[0]?.data();
};

test('words alone open the form with the client in it and the reason beside it; what is typed is done and told', async () => {
  const { cobrador, elCliente, ...pantalla } = await enBandeja();
  const { usuario, red } = pantalla;
  const fila = await abrirFila(pantalla);
  fila.getByText('Sin cambios capturados: solo el motivo.');
  await usuario.keyboard('a');
  const pregunta = await elFormulario('6185550101');
  pregunta.getByText('Se mudó');
  await contestar(usuario, ENVIAR, titulo());
  await dicho('No cambiaste ningún dato');
  expect(red.enviadas(/resolverSolicitud/)).toEqual([]);

  escribir(pregunta, 'Teléfono', '618 765');
  await contestar(usuario, ENVIAR, titulo());
  await pregunta.findByText('Ingrese un número de teléfono válido de 10 dígitos');
  escribir(pregunta, 'Teléfono', '618 765 4321');
  escribir(pregunta, 'Comentario (opcional)', 'Ya quedó');
  await contestar(usuario, ENVIAR, titulo());
  await dicho('La solicitud fue aprobada correctamente.');
  await seCierra(titulo());
  expect((await elCliente())?.telefono).toBe('6187654321');
  expect(await laSolicitud(cobrador)).toMatchObject({
    estado: 'aprobada',
    comentario: 'Ya quedó',
    datos: { cambios: null, aplicados: { telefono: '6187654321' } },
  });
});

test('what was asked for is in the form already; it may be approved as it is, or with more', async () => {
  const { cobrador, elCliente, ...pantalla } = await enBandeja({
    telefono: '6187654321',
    referencias: [ROSA],
  });
  const { usuario } = pantalla;
  const fila = await abrirFila(pantalla);
  await fila.findByText('Rosa Díaz (Aval) · 6185550134');
  fila.getByRole('button', { name: `Aprobar la solicitud de ${nombre}` });
  await usuario.click(fila.getByRole('button', { name: `Editar y aprobar los datos de ${nombre}` }));
  const pregunta = await elFormulario('6187654321');
  expect(pregunta.getByLabelText('Nombre de la referencia')).toHaveProperty('value', 'Rosa Díaz');
  escribir(pregunta, 'Negocio', 'Tacos Ana');
  await contestar(usuario, ENVIAR, titulo());
  await seCierra(titulo());
  const aplicados = { telefono: '6187654321', referencias: [ROSA], negocio: 'Tacos Ana' };
  expect(await elCliente()).toMatchObject(aplicados);
  expect((await laSolicitud(cobrador))?.['datos']).toMatchObject({ aplicados });
});

test('a term by which somebody has paid is shown with why it stays, and is not sent', async () => {
  const pantalla = await enBandeja(undefined, ({ abonar }) => abonar(120));
  const { usuario, cobrador, elCliente } = pantalla;
  const pregunta = await abrirFormulario(pantalla);
  const plazos: readonly HTMLInputElement[] = pregunta.getAllByRole('radio');
  expect(plazos.every(({ disabled }) => disabled)).toBe(true);
  pregunta.getByText(ERRORES.PLAZO_NO_EDITABLE.mensaje);
  escribir(pregunta, 'Teléfono', '618 765 4321');
  await contestar(usuario, ENVIAR, titulo());
  await seCierra(titulo());
  expect((await elCliente())?.telefono).toBe('6187654321');
  expect(await laSolicitud(cobrador)).toMatchObject({ datos: { aplicados: { telefono: '6187654321' } } });
});

test('words alone may still only be closed: the change was made by hand', async () => {
  const { cobrador, ...pantalla } = await enBandeja();
  const { usuario } = pantalla;
  const fila = await abrirFila(pantalla);
  await usuario.click(fila.getByRole('button', { name: `Aprobar la solicitud de ${nombre}` }));
  await contestar(usuario, 'Aprobar', '¿Deseas aprobar y aplicar los cambios?');
  await dicho('La solicitud fue aprobada correctamente.');
  expect(await laSolicitud(cobrador)).toMatchObject({ estado: 'aprobada', datos: { cambios: null } });
});

test('the client changed meanwhile: what stands is shown, what was typed stays, and it is approved on that', async () => {
  const { id_cliente, elCliente, ...pantalla } = await enBandeja();
  const { usuario } = pantalla;
  const pregunta = await abrirFormulario(pantalla);
  escribir(pregunta, 'Teléfono', '6187654321');
  const cuerpo = { telefono: '6181112233' };
  await invocar(await mundo.gerente(), 'editarCliente', { parametros: { id_cliente }, cuerpo });
  await contestar(usuario, ENVIAR, titulo());
  await pregunta.findByText('Los datos cambiaron. Revísalos antes de confirmar.');
  await pregunta.findByText('Ahora dice: 6181112233');
  expect(pregunta.getByLabelText('Teléfono')).toHaveProperty('value', '6187654321');
  await contestar(usuario, ENVIAR, titulo());
  await seCierra(titulo());
  expect((await elCliente())?.telefono).toBe('6187654321');
});

test('somebody else decided it: there is nothing left to approve', async () => {
  const { id, elCliente, ...pantalla } = await enBandeja();
  const { usuario } = pantalla;
  const pregunta = await abrirFormulario(pantalla);
  escribir(pregunta, 'Teléfono', '6187654321');
  await invocar(await mundo.gerente(), 'rechazarEdicionCliente', { parametros: { id } });
  await contestar(usuario, ENVIAR, titulo());
  await pregunta.findByText('Esta solicitud ya fue procesada.');
  await pregunta.findByText('Quedó rechazada.');
  expect((await elCliente())?.telefono).toBe('6185550101');
});

test('what the server refuses of a field stands in that field', async () => {
  const { id, ...pantalla } = await enBandeja();
  const { usuario, red } = pantalla;
  const pregunta = await abrirFormulario(pantalla);
  escribir(pregunta, 'Negocio', 'Tacos Ana');
  red.tratar(/resolverSolicitud/, () =>
    Promise.resolve(
      Response.json(
        {
          error: {
            status: 'INVALID_ARGUMENT',
            message: 'Los datos enviados no son válidos.',
            details: {
              code: 'DATOS_INVALIDOS',
              detalles: [{ campo: 'cambios.negocio', mensaje: 'El negocio es requerido' }],
            },
          },
        },
        { status: 400 },
      ),
    ),
  );
  await contestar(usuario, ENVIAR, titulo());
  await pregunta.findByText('El negocio es requerido');
  expect(pregunta.getByLabelText('Negocio')).toHaveProperty('value', 'Tacos Ana');
  expect((await mundo.db.doc(`solicitudes/${id}`).get()).get('estado')).toBe('pendiente');
});

test('its collector reads on the request what was changed instead', async () => {
  const { cobrador, pedirCambios } = await escena(mundo, creditoDe('Ana López', CON_TELEFONO));
  const id = await pedirCambios({ telefono: '6187654321' });
  const cuerpo = { cambios: { telefono: '6180000000' } };
  await invocar(await gerente(), 'aprobarEdicionCliente', { parametros: { id }, cuerpo });
  await abrir(cobrador, 'cobrador/solicitudes');
  await screen.findByText('6185550101 → 6187654321');
  expect(screen.getByText('Teléfono (quedó)').nextElementSibling?.textContent).toBe('6180000000');
});
