import { type Cliente } from '@leal/contract';
import {
  type Centavos,
  CERO,
  formatearPesos,
  type IdRol,
  type Llamado,
  MENSAJE_PLAZO_DUPLICADO,
  type Plazo,
} from '@leal/domain';
import { Form } from 'antd';
import { DUPLICAR_CLIENTE } from '../../acciones/cliente.ts';
import { CamposCredito } from '../../piezas/credito/CamposCredito.tsx';
import { DatosCredito, useCuenta } from '../../piezas/credito/DatosCredito.tsx';
import { quienAprueba } from '../../piezas/credito/textos.ts';
import { esGuardado } from '../../lib/acciones/accion.ts';
import { leerMonto } from '../../lib/leer-monto.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { abrirDialogo, alertar, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

type Quien = Pick<Cliente, 'id_cliente' | 'nombre'> & Llamado;
type Valores = { monto_solicitado: string; dias_pago: Plazo };

const decirHecho = (nombre: string, monto: Centavos, id_rol: IdRol): void =>
  void alertar({
    tipo: 'exito',
    titulo: 'Cliente duplicado',
    contenido: `${nombre} queda pendiente hasta que ${quienAprueba(id_rol)} su crédito de ${formatearPesos(monto)}.`,
  });

/** Another loan for the same person, as a client of its own (spec §4). */
function DialogoDuplicar({ control, cliente }: { control: ControlDialogo; cliente: Quien }) {
  const [formulario] = Form.useForm<Valores>();
  const cuenta = useCuenta(formulario);
  const { id_rol } = useUsuario();
  const { enviar, ...envio } = useEnvio(DUPLICAR_CLIENTE, cliente, {
    formulario,
    alLograr: (respuesta, { cuerpo }) =>
      control
        .cerrar()
        .then(() => esGuardado(respuesta) || decirHecho(respuesta.nombre, cuerpo.monto_solicitado, id_rol)),
  });
  const mandar = ({ monto_solicitado, dias_pago }: Valores): Promise<void> =>
    enviar({
      cuerpo: {
        id_cliente_original: cliente.id_cliente,
        monto_solicitado: leerMonto(monto_solicitado) ?? CERO,
        dias_pago,
      },
    });
  return (
    <DialogoFormulario<Valores>
      control={control}
      titulo="Duplicar cliente"
      textoEnviar="Duplicar"
      formulario={formulario}
      borrador={{ forma: `duplicar:${cliente.id_cliente}` }}
      primerCampo="monto_solicitado"
      alEnviar={mandar}
      {...envio}
    >
      <Intro>
        Un crédito nuevo para <Nombre de={comoSeLlama(cliente)} />, con sus mismos datos.
      </Intro>
      <CamposCredito mensajePlazo={MENSAJE_PLAZO_DUPLICADO} />
      <DatosCredito cuenta={cuenta} />
    </DialogoFormulario>
  );
}

export const abrirDuplicar = (cliente: Quien): void =>
  abrirDialogo((control) => <DialogoDuplicar control={control} cliente={cliente} />);
