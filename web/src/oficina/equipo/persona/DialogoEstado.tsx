import type { cambiarUsuario, Respuesta, UsuarioConEstado, Visto } from '@leal/contract';
import { type Centavos, CERO, formatearNumero, formatearPesos, ROL } from '@leal/domain';
import { Button, Checkbox, Form } from 'antd';
import { ACTIVAR_USUARIO, releerEquipo } from '../../../acciones/usuario.ts';
import { DialogoAlDia } from '../../../piezas/visto/DialogoAlDia.tsx';
import { useEffect } from 'react';
import { cuantos } from '../../../piezas/textos/textos.ts';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { lecturaDeUsuario } from '../../../lib/visto/lecturas.ts';
import { anunciar } from '../../../ui/anunciar.tsx';
import { abrirDialogo, alertar, type ControlDialogo } from '../../../ui/dialogos/almacen.ts';
import { useEnvioAlDia } from '../../dialogos/use-envio-de-dialogo.ts';
import { Intro } from '../../../ui/formulario/Intro.tsx';
import { Nombre } from '../../../ui/Nombre.tsx';
import { Monto } from '../../../ui/Monto.tsx';
import { reasignar } from '../../clientes/acciones-activo.ts';
import { prestarRutaDe } from '../../prestar/abrir.ts';

type Cartera = NonNullable<Respuesta<typeof cambiarUsuario>['cartera']>;

const LISTA = new Intl.ListFormat('es-MX', { type: 'conjunction' });

const loQueDeja = ({
  por_aprobar,
  en_mano,
  en_mano_por_aprobar,
  en_mano_por_resolver,
}: Cartera): string[] => [
  ...(en_mano === CERO ? [] : [`${formatearPesos(en_mano)} en mano`]),
  ...(por_aprobar > 0 ? [cuantos(por_aprobar, 'solicitud por aprobar', 'solicitudes por aprobar')] : []),
  ...(en_mano_por_aprobar > 0 ? [`${formatearPesos(en_mano_por_aprobar)} de abonos por aprobar`] : []),
  ...(en_mano_por_resolver > 0 ? [`${formatearPesos(en_mano_por_resolver)} por devolver o registrar`] : []),
];

/** The things that a collector who was turned off leaves behind are shown in a message that has to be closed. */
function decirHecho(nombre: string, activo: boolean, cartera: Cartera | undefined): void {
  const titulo = activo ? 'Usuario activado' : 'Usuario desactivado';
  const deja = cartera ? loQueDeja(cartera) : [];
  if (deja.length === 0) return anunciar.exito(titulo, nombre);
  return void alertar({ tipo: 'aviso', titulo, contenido: `${nombre} deja ${LISTA.format(deja)}.` });
}

/** The things that wait for the collector, beside the clients. */
const queEspera = ({ tareas, traspasos, por_entregar }: Visto<'usuario'>): string[] => [
  ...(tareas > 0 ? [cuantos(tareas, 'tarea abierta', 'tareas abiertas')] : []),
  ...(traspasos > 0
    ? [cuantos(traspasos, 'entrega de efectivo sin responder', 'entregas de efectivo sin responder')]
    : []),
  ...(por_entregar > 0 ? [cuantos(por_entregar, 'préstamo por entregar', 'préstamos por entregar')] : []),
];

type PropsDeja = { visto: Visto<'usuario'>; saldo: Centavos };

const CONFIRMA = 'Confírmalo, o primero reasigna o presta su ruta';

/** The clients, the cash and the promises that a collector who is turned off leaves behind. */
function Deja({ visto, saldo }: PropsDeja) {
  const { clientes_activos, en_mano } = visto;
  const espera = queEspera(visto);
  return (
    <>
      <Intro>
        {clientes_activos === 0 ? (
          'No tiene clientes activos.'
        ) : (
          <>
            Deja sin cobrador a{' '}
            <strong>{cuantos(clientes_activos, 'cliente activo', 'clientes activos')}</strong> con{' '}
            <strong>
              <Monto valor={saldo} />
            </strong>{' '}
            de saldo.
          </>
        )}
        {espera.length > 0 && ` Deja también ${LISTA.format(espera)}.`}
      </Intro>
      <Intro>
        En mano:{' '}
        <strong>
          <Monto valor={en_mano} />
        </strong>
        .{en_mano !== CERO && ' Después, aquí mismo, cuenta y cierra su caja.'}
      </Intro>
    </>
  );
}

type PropsQuedan = { cuantos: number; alReasignar: () => void; alPrestar: () => void };

/** Nobody collects from them then: they get somebody else first, or one says a second time that they stay so. */
const Quedan = ({ cuantos: n, alReasignar, alPrestar }: PropsQuedan) => (
  <>
    <div className="fila dobla aire-12">
      <Button onClick={alReasignar}>Reasignar su ruta</Button>
      <Button onClick={alPrestar}>Prestar su ruta</Button>
    </div>
    <Form.Item
      name="deja"
      valuePropName="checked"
      rules={[{ validator: async (_, si) => (si ? undefined : Promise.reject(new Error(CONFIRMA))) }]}
    >
      <Checkbox className="alto-dedo">
        {n === 1
          ? 'Su cliente se queda sin quien le cobre'
          : `Sus ${formatearNumero(n)} clientes se quedan sin quien les cobre`}
      </Checkbox>
    </Form.Item>
  </>
);

type Props = { control: ControlDialogo; usuario: UsuarioConEstado };

/** The dialog says before an account is turned off what is left behind; turned on again it is as before. */
function DialogoEstado({ control, usuario }: Props) {
  const { id_usuario, activo } = usuario;
  const nombre = comoSeLlama(usuario);
  const conRuta = activo && usuario.id_rol === ROL.cobrador;
  const { enviar, vigencia, dialogo } = useEnvioAlDia(control, ACTIVAR_USUARIO, usuario, {
    lectura: lecturaDeUsuario(usuario),
    tarjeta: { activo },
    alLograr: ({ cartera }) => control.cerrar().then(() => decirHecho(nombre, !activo, cartera)),
  });
  const { visto, yaNo } = vigencia;
  const sigue = yaNo === null;
  useEffect(() => {
    // Somebody else was faster: the list must show that too.
    if (!sigue) void releerEquipo();
  }, [sigue]);
  const mandar = async (): Promise<void> => {
    if (!visto) return;
    const dejaClientes = conRuta && visto.clientes_activos > 0 && { deja_clientes: true as const };
    await enviar({ parametros: { id_usuario }, cuerpo: { activo: !activo, visto, ...dejaClientes } });
  };
  const alReasignar = () =>
    void control.cerrar().then(() => reasignar({ de: { id_cobrador: id_usuario, nombre } }));
  const alPrestar = () => void control.cerrar().then(() => prestarRutaDe({ id_usuario, nombre }));
  return (
    <DialogoAlDia<'usuario', object>
      {...dialogo}
      titulo={activo ? 'Desactivar usuario' : 'Activar usuario'}
      textoEnviar={activo ? 'Desactivar' : 'Activar'}
      peligro={activo}
      primerCampo=""
      alEnviar={mandar}
    >
      {(visto) => (
        <>
          <Intro>
            {activo ? '¿Desactivar a ' : '¿Activar a '}
            <strong>
              <Nombre de={nombre} />
            </strong>
            ? {activo ? 'Sale de la app de inmediato y no podrá entrar.' : 'Podrá entrar de nuevo.'}
          </Intro>
          {conRuta && <Deja visto={visto} saldo={vigencia.leido?.saldo_pendiente ?? CERO} />}
          {conRuta && visto.clientes_activos > 0 && (
            <Quedan cuantos={visto.clientes_activos} {...{ alReasignar, alPrestar }} />
          )}
        </>
      )}
    </DialogoAlDia>
  );
}

export const abrirEstado = (usuario: UsuarioConEstado): void =>
  abrirDialogo((control) => <DialogoEstado control={control} usuario={usuario} />);
