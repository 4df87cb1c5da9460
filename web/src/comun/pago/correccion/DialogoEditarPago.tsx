import type { Visto } from '@leal/contract';
import { type Centavos, CERO, fechaLocal, MENSAJE_OTRO_GERENTE } from '@leal/domain';
import { Alert, Form } from 'antd';
import { escribirMonto, leerMonto } from '../../../lib/leer-monto.ts';
import { useNegocio } from '../../../lib/negocio.ts';
import { ahora } from '../../../lib/reloj.ts';
import { useUsuario } from '../../../lib/sesion/use-sesion.ts';
import { lecturaDePago } from '../../../lib/visto/lecturas.ts';
import { useVisto } from '../../../lib/visto/use-visto.ts';
import { abrirDialogo, type ControlDialogo } from '../../../ui/dialogos/almacen.ts';
import { DialogoAlDia } from '../../../piezas/visto/DialogoAlDia.tsx';
import { useEnvio } from '../../../ui/formulario/use-envio.ts';
import { type Escribir, useSeguir } from '../../../piezas/visto/use-seguir.ts';
import { CamposEdicion, type Edicion, formaNueva } from './CamposEdicion.tsx';
import type { PagoCorregible } from '../../../acciones/correccion.ts';
import { EDITAR_PAGO } from '../../../acciones/editar-pago.ts';

/** The fields begin with what there is; of a transfer that came meanwhile nobody knows more than that. */
const escribir: Escribir = (campo, valor) =>
  campo === 'forma_actual'
    ? { name: 'transferencia', value: valor === undefined ? null : { fecha: fechaLocal(ahora()) } }
    : { name: 'monto_nuevo', value: escribirMonto(valor as Centavos) };

/** The payment as it was read. */
const alDia = (pago: PagoCorregible, { monto_actual, forma_actual }: Visto<'pago'>): PagoCorregible => {
  const { transferencia = { fecha: fechaLocal(ahora()) }, ...queda } = pago;
  return { ...queda, monto: monto_actual, ...(forma_actual && { transferencia }) };
};

/** A manager changes the amount at once (spec §2, 'Direct edit'); the reason is optional. */
function DialogoEditarPago({ control, pago }: { control: ControlDialogo; pago: PagoCorregible }) {
  const [formulario] = Form.useForm<Edicion>();
  const { id_usuario } = useUsuario();
  // A manager's own decision, as the server counts it.
  const { exigir_segundo_gerente: deOtro } = useNegocio();
  const { enviar, enviando, enSuspenso, fallo, duda } = useEnvio(EDITAR_PAGO, pago, {
    formulario,
    alLograr: () => void control.cerrar(),
    alCambiar: (actual) => vigencia.corregir(actual),
  });
  const vigencia = useVisto(lecturaDePago(pago), {
    tarjeta: { monto_actual: pago.monto, ...(pago.transferencia && { forma_actual: 'transferencia' }) },
    enSuspenso,
  });
  const { visto } = vigencia;
  useSeguir(formulario, vigencia.movidos, escribir);
  const mandar = async ({
    monto_nuevo,
    motivo = '',
    efectivo_corregido,
    transferencia,
  }: Edicion): Promise<void> => {
    if (!visto) return;
    await enviar({
      parametros: { id: pago.id_pago },
      cuerpo: {
        estado: 'aprobada',
        monto_aprobado: leerMonto(monto_nuevo) ?? CERO,
        gerente_responde: id_usuario,
        ...(motivo.trim() && { comentario: motivo.trim() }),
        ...formaNueva(alDia(pago, visto), transferencia),
        ...(efectivo_corregido && { efectivo_corregido }),
        visto,
      },
    });
  };
  return (
    <DialogoAlDia<'pago', Edicion>
      control={control}
      vigencia={vigencia}
      titulo="Editar Pago"
      textoEnviar="Guardar Cambios"
      formulario={formulario}
      borrador={{ forma: `editar-pago:${pago.id_pago}` }}
      valores={(leido) => {
        const { monto, transferencia = null } = alDia(pago, leido);
        return { monto_nuevo: escribirMonto(monto), transferencia };
      }}
      primerCampo="monto_nuevo"
      alEnviar={mandar}
      enviando={enviando}
      duda={duda}
      fallo={fallo}
      impedido={deOtro ? MENSAJE_OTRO_GERENTE : null}
    >
      {(leido) => (
        <>
          {pago.abierta && (
            <Alert
              className="formulario-nota"
              type="warning"
              showIcon
              title="El cobrador tiene una solicitud por revisar de este pago. Al guardar se cierra como rechazada."
            />
          )}
          <CamposEdicion pago={alDia(pago, leido)} motivoObligatorio={false} />
        </>
      )}
    </DialogoAlDia>
  );
}

export const abrirEditarPago = (pago: PagoCorregible): void =>
  abrirDialogo((control) => <DialogoEditarPago control={control} pago={pago} />);
