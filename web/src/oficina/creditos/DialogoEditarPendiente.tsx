import { type CreditoPendiente, type Visto } from '@leal/contract';
import { type Centavos, CERO, MENSAJE_PLAZO_EDICION } from '@leal/domain';
import type { FormInstance } from 'antd';
import { EDITAR_PENDIENTE } from '../../acciones/cliente-de-oficina.ts';
import { cambiosDe, type DatosEditables } from '../../piezas/cliente/cambios.ts';
import { deFicha, vistoDe } from '../../piezas/cliente/ficha-leida.ts';
import { CamposCliente } from '../../piezas/cliente/CamposCliente.tsx';
import { CamposCredito } from '../../piezas/credito/CamposCredito.tsx';
import { DatosCredito, useCuenta } from '../../piezas/credito/DatosCredito.tsx';
import { escribirMonto, leerMonto } from '../../lib/leer-monto.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { fichaDePendiente } from '../../lib/visto/lecturas.ts';
import { anunciar } from '../../ui/anunciar.tsx';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { DialogoAlDia } from '../../piezas/visto/DialogoAlDia.tsx';
import { useEnvioAlDia } from '../dialogos/use-envio-de-dialogo.ts';
import { type Escribir, talCual, useSeguir } from '../../piezas/visto/use-seguir.ts';

type Valores = DatosEditables & { monto_solicitado: string };
type PropsCampos = { formulario: FormInstance<Valores>; ficha: Visto<'ficha'> };

/** Client and loan; the figures follow what is typed. */
const Campos = ({ formulario, ficha }: PropsCampos) => (
  <>
    <CamposCliente actuales={ficha} />
    <CamposCredito mensajePlazo={MENSAJE_PLAZO_EDICION} />
    <DatosCredito cuenta={useCuenta(formulario)} />
  </>
);

const deSuFicha = (ficha: Visto<'ficha'>): Valores => ({
  ...deFicha(ficha),
  monto_solicitado: escribirMonto(ficha.monto_solicitado ?? CERO),
});

const escribir: Escribir = (campo, valor) =>
  campo === 'monto_solicitado'
    ? { name: campo, value: escribirMonto(valor as Centavos) }
    : talCual(campo, valor);

/** The fields of client and loan that differ from what was read. */
function cambiosEntre(ficha: Visto<'ficha'>, { monto_solicitado, ...cliente }: Valores) {
  const monto = leerMonto(monto_solicitado) ?? ficha.monto_solicitado;
  const nuevoMonto = monto && monto !== ficha.monto_solicitado;
  return { ...cambiosDe(deFicha(ficha), cliente), ...(nuevoMonto && { monto_solicitado: monto }) };
}

type Props = { control: ControlDialogo; item: CreditoPendiente };

/** The manager corrects a request before deciding it (spec §1, 'edit pending clients'). */
function DialogoEditarPendiente({ control, item }: Props) {
  const { id_credito } = item;
  const { enviar, vigencia, formulario, dialogo } = useEnvioAlDia(control, EDITAR_PENDIENTE, item, {
    lectura: fichaDePendiente(id_credito),
    tarjeta: {},
    alLograr: control.cerrar,
  });
  const { visto } = vigencia;
  useSeguir(formulario, vigencia.movidos, escribir);
  const mandar = async (valores: Valores): Promise<void> => {
    if (!visto) return;
    const cambios = cambiosEntre(visto, valores);
    await enviar({ parametros: { id_credito }, cuerpo: { ...cambios, visto: vistoDe(visto, cambios) } });
  };
  return (
    <DialogoAlDia<'ficha', Valores>
      {...dialogo}
      titulo={`Editar crédito de ${comoSeLlama(item)}`}
      textoEnviar="Guardar Cambios"
      borrador={{ forma: `credito-pendiente:${id_credito}` }}
      valores={deSuFicha}
      primerCampo="nombre"
      alEnviar={mandar}
      mensajeError="Error al cargar información del cliente"
    >
      {(ficha) => <Campos formulario={formulario} ficha={ficha} />}
    </DialogoAlDia>
  );
}

export function abrirEditarPendiente(item: CreditoPendiente): void {
  if (item.id_cliente === '') return anunciar.error('No se pudo identificar el cliente');
  abrirDialogo((control) => <DialogoEditarPendiente control={control} item={item} />);
}
