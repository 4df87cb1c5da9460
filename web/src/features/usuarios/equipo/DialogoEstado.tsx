import { cambiarUsuario, gerenteRutas, type Respuesta, type UsuarioConEstado } from '@leal/contract';
import { CERO, formatearPesos, ROL } from '@leal/domain';
import { Form, Skeleton } from 'antd';
import { useLlamada } from '../../../lib/api/consultas.ts';
import { avisar } from '../../../ui/avisar.tsx';
import { abrirDialogo, alertar, type ControlDialogo } from '../../../ui/dialogos/almacen.ts';
import { FalloConsulta } from '../../../ui/estados/FalloConsulta.tsx';
import { DialogoFormulario } from '../../../ui/formulario/DialogoFormulario.tsx';
import { useEnvio } from '../../../ui/formulario/use-envio.ts';
import { cuantos } from '../../figuras/textos-dia.ts';
import { releerEquipo } from './releer-equipo.ts';

type Cartera = NonNullable<Respuesta<typeof cambiarUsuario>['cartera']>;

/** What this person has asked for does not wait for nobody: it is said. */
function decirHecho(nombre: string, activo: boolean, cartera: Cartera | undefined): void {
  const titulo = activo ? 'Usuario activado' : 'Usuario desactivado';
  if (!cartera || cartera.por_aprobar === 0) return avisar.exito(titulo);
  const enMano = cartera.en_mano_por_aprobar;
  const pide = cuantos(cartera.por_aprobar, 'solicitud por aprobar', 'solicitudes por aprobar');
  const contenido = `${nombre} deja ${pide}${enMano > 0 ? ` y ${formatearPesos(enMano)} en mano` : ''}.`;
  return void alertar({ tipo: 'aviso', titulo, contenido });
}

type Figuras = { readonly clientes_activos: number; readonly saldo_pendiente: Cartera['saldo_pendiente'] };

const NADA: Figuras = { clientes_activos: 0, saldo_pendiente: CERO };

const Deja = ({ clientes_activos, saldo_pendiente }: Figuras) =>
  clientes_activos === 0 ? (
    <p className="formulario-intro">No tiene clientes activos.</p>
  ) : (
    <p className="formulario-intro">
      Deja sin cobrador a <strong>{cuantos(clientes_activos, 'cliente activo', 'clientes activos')}</strong>{' '}
      con <strong className="monto">{formatearPesos(saldo_pendiente)}</strong> de saldo.
    </p>
  );

type Props = { control: ControlDialogo; usuario: UsuarioConEstado };

/** Turning an account off names what it strands; on again it is as before. */
function DialogoEstado({ control, usuario }: Props) {
  const { id_usuario, nombre, activo } = usuario;
  const conRuta = activo && usuario.id_rol === ROL.cobrador;
  const [formulario] = Form.useForm<object>();
  const rutas = useLlamada(gerenteRutas, {}, { enabled: conRuta, staleTime: 0 });
  const figuras = rutas.data?.datos.find(({ id_cobrador }) => id_cobrador === id_usuario);
  const sabemos = !conRuta || (rutas.data !== undefined && !rutas.isFetching);
  const { enviar, enviando, fallo } = useEnvio(cambiarUsuario, {
    formulario,
    porDefecto: 'Intenta de nuevo.',
    alLograr: ({ cartera }) => {
      void control.cerrar().then(() => decirHecho(nombre, !activo, cartera));
      void releerEquipo();
    },
  });
  return (
    <DialogoFormulario<object>
      control={control}
      titulo={activo ? 'Desactivar usuario' : 'Activar usuario'}
      textoEnviar={activo ? 'Desactivar' : 'Activar'}
      peligro={activo}
      formulario={formulario}
      primerCampo=""
      alEnviar={() => enviar({ parametros: { id_usuario }, cuerpo: { activo: !activo } })}
      enviando={enviando}
      fallo={{ titulo: 'No se pudo actualizar', mensaje: fallo }}
      bloqueado={!sabemos}
    >
      <p className="formulario-intro">
        {activo ? '¿Desactivar a ' : '¿Activar a '}
        <strong>{nombre}</strong>?{' '}
        {activo ? 'Sale de la app de inmediato y no podrá entrar.' : 'Podrá entrar de nuevo.'}
      </p>
      {conRuta && sabemos && <Deja {...(figuras ?? NADA)} />}
      {conRuta && <FalloConsulta consulta={rutas} mensaje="Error al cargar las rutas de los cobradores" />}
      {!sabemos && !rutas.error && <Skeleton active title={false} paragraph={{ rows: 1 }} />}
    </DialogoFormulario>
  );
}

export const abrirEstado = (usuario: UsuarioConEstado): void =>
  abrirDialogo((control) => <DialogoEstado control={control} usuario={usuario} />);
