import type { Credito } from '@leal/contract';
import { type Centavos, CERO, type Llamado, MENSAJE_PLAZO_RENOVACION, type Plazo } from '@leal/domain';
import { Form } from 'antd';
import { useEffect, useRef } from 'react';
import { SOLICITAR_RENOVACION } from '../../acciones/solicitud.ts';
import { CamposCredito } from '../../piezas/credito/CamposCredito.tsx';
import { DatosCredito, useCuenta } from '../../piezas/credito/DatosCredito.tsx';
import { entregaDe } from '../../piezas/credito/entrega.ts';
import { invalidar } from '../../lib/api/consultas.ts';
import { leerMonto } from '../../lib/leer-monto.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { Monto } from '../../ui/Monto.tsx';
import { DatosEntrega } from './DatosEntrega.tsx';
import { useSinConfirmar } from './sin-confirmar.ts';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

type Valores = { monto_solicitado: string; dias_pago: Plazo };
type Renovable = Llamado &
  Pick<
    Credito,
    'id_credito' | 'id_cobrador' | 'nombre' | 'monto_solicitado' | 'dias_pago' | 'total_pagado' | 'saldo'
  > & { readonly por_confirmar?: Centavos | undefined };
type Props = { control: ControlDialogo; credito: Renovable; alPedir: () => void };

/** The lists reload after a refusal, once the dialog is gone and the focus is back on the card. */
function useRecargaAlCerrar(): () => void {
  const rechazada = useRef(false);
  useEffect(
    () => () => {
      if (rechazada.current) void invalidar(...(SOLICITAR_RENOVACION.caduca ?? []));
    },
    [],
  );
  return () => {
    rechazada.current = true;
  };
}

/**
 * The next loan of a client is asked for (spec §2, §5), by its collector or for them; the result is shown while it is typed.
 */
function DialogoRenovacion({ control, credito, alPedir }: Props) {
  const [formulario] = Form.useForm<Valores>();
  const cuenta = useCuenta(formulario);
  const recargarAlCerrar = useRecargaAlCerrar();
  const { enviar, ...envio } = useEnvio(SOLICITAR_RENOVACION, credito, {
    formulario,
    alLograr: () => {
      alPedir();
      return control.cerrar();
    },
    alFallar: recargarAlCerrar,
  });
  const mandar = ({ monto_solicitado, dias_pago }: Valores): Promise<void> =>
    enviar({
      cuerpo: {
        id_credito_anterior: credito.id_credito,
        monto_solicitado: leerMonto(monto_solicitado) ?? CERO,
        dias_pago,
        id_cobrador: credito.id_cobrador,
        estado: 'pendiente',
      },
    });
  const { saldo } = credito;
  const { sin_confirmar, motivo } = useSinConfirmar(credito);
  return (
    <DialogoFormulario<Valores>
      control={control}
      titulo="Solicitar Renovación"
      textoEnviar="Enviar solicitud"
      formulario={formulario}
      borrador={{ forma: `renovacion:${credito.id_credito}` }}
      primerCampo="monto_solicitado"
      alEnviar={mandar}
      impedido={motivo}
      {...envio}
    >
      <Intro>
        <Nombre de={comoSeLlama(credito)} />: crédito de <Monto valor={credito.monto_solicitado} /> a{' '}
        {credito.dias_pago} días, pagado <Monto valor={credito.total_pagado} />.
        {sin_confirmar > CERO && (
          <>
            {' '}
            De ello, <Monto valor={sin_confirmar} /> por transferencia, sin confirmar.
          </>
        )}
      </Intro>
      <CamposCredito mensajeMonto="Ingresa un monto válido" mensajePlazo={MENSAJE_PLAZO_RENOVACION} />
      <dl className="datos renovacion-entrega">
        <DatosEntrega saldo={saldo} entrega={entregaDe(cuenta?.monto ?? null, cuenta?.plazo, saldo)} />
      </dl>
      <DatosCredito cuenta={cuenta} />
    </DialogoFormulario>
  );
}

/** `alPedir`: what else is old once it was asked for. */
export const abrirRenovacion = (credito: Renovable, alPedir: () => void = () => undefined): void =>
  abrirDialogo((control) => <DialogoRenovacion control={control} credito={credito} alPedir={alPedir} />);
