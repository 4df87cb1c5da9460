import {
  type CreditoElegible,
  renovacionesElegibles,
  renovacionesElegiblesDe,
  renovacionesHistorial,
  renovacionesHistorialDe,
  renovacionesPendientes,
  renovacionesPendientesDe,
  solicitarRenovacion,
  verificarRenovacion,
} from '@leal/contract';
import { CERO, formatearPesos, MENSAJE_PLAZO_RENOVACION, type Plazo } from '@leal/domain';
import { Form } from 'antd';
import { useEffect, useRef } from 'react';
import { CamposCredito } from '../../comun/credito/CamposCredito.tsx';
import { DatosCredito, useCuenta } from '../../comun/credito/DatosCredito.tsx';
import { entregaDe } from '../../comun/credito/entrega.ts';
import { invalidar } from '../../lib/api/consultas.ts';
import { releerPorAprobar } from '../../lib/api/por-aprobar.ts';
import { leerMonto } from '../../lib/leer-monto.ts';
import { comoSeLlama, montoDe } from '../../lib/llamados.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { avisar } from '../../ui/avisar.tsx';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { Monto } from '../../ui/Monto.tsx';
import { DatosEntrega } from './DatosEntrega.tsx';

/** Everything that lists renewals, for a manager and for one collector (spec §7). */
const DE_RENOVACIONES = [
  renovacionesElegibles,
  renovacionesElegiblesDe,
  renovacionesHistorial,
  renovacionesHistorialDe,
  renovacionesPendientes,
  renovacionesPendientesDe,
  verificarRenovacion,
] as const;

/** All lists reload after something was asked for (spec §8). */
const releerRenovaciones = async (): Promise<void> => {
  await Promise.all([releerPorAprobar(), invalidar(...DE_RENOVACIONES)]);
};

type Valores = { monto_solicitado: string; dias_pago: Plazo };
type Props = { control: ControlDialogo; credito: CreditoElegible };

/** After a refusal the lists reload, once the dialog is gone and the focus is back on the card. */
function useRecargaAlCerrar(): () => void {
  const rechazada = useRef(false);
  useEffect(
    () => () => {
      if (rechazada.current) void releerRenovaciones();
    },
    [],
  );
  return () => {
    rechazada.current = true;
  };
}

/** A collector asks for the next loan of a client (spec §2, §5); what it means is said while it is typed. */
function DialogoRenovacion({ control, credito }: Props) {
  const [formulario] = Form.useForm<Valores>();
  const { id_usuario } = useUsuario();
  const cuenta = useCuenta(formulario);
  const recargarAlCerrar = useRecargaAlCerrar();
  const { enviar, enviando, fallo, duda } = useEnvio(solicitarRenovacion, {
    formulario,
    porDefecto: 'Intenta de nuevo.',
    sobre: credito.id_credito,
    que: ({ cuerpo }) =>
      `la renovación de ${formatearPesos(cuerpo.monto_solicitado)} de ${comoSeLlama(credito)}`,
    alLograr: (_, { cuerpo }) => {
      void control.cerrar().then(releerRenovaciones);
      const detalle = montoDe(cuerpo.monto_solicitado, credito);
      avisar.exito('Solicitud de renovación enviada correctamente', detalle);
    },
    alFallar: recargarAlCerrar,
  });
  const mandar = ({ monto_solicitado, dias_pago }: Valores): Promise<void> =>
    enviar({
      cuerpo: {
        id_credito_anterior: credito.id_credito,
        monto_solicitado: leerMonto(monto_solicitado) ?? CERO,
        dias_pago,
        id_cobrador: id_usuario,
        estado: 'pendiente',
      },
    });
  const { saldo } = credito;
  return (
    <DialogoFormulario<Valores>
      control={control}
      titulo="Solicitar Renovación"
      textoEnviar="Enviar solicitud"
      formulario={formulario}
      borrador={{ forma: `renovacion:${credito.id_credito}` }}
      primerCampo="monto_solicitado"
      alEnviar={mandar}
      enviando={enviando}
      duda={duda}
      fallo={{ titulo: 'Error al solicitar renovación', mensaje: fallo }}
    >
      <p className="formulario-intro">
        {comoSeLlama(credito)}: crédito de <Monto valor={credito.monto_solicitado} /> a {credito.dias_pago}{' '}
        días, pagado <Monto valor={credito.total_pagado} />.
      </p>
      <CamposCredito mensajeMonto="Ingresa un monto válido" mensajePlazo={MENSAJE_PLAZO_RENOVACION} />
      <dl className="datos renovacion-entrega">
        <DatosEntrega saldo={saldo} entrega={entregaDe(cuenta?.monto ?? null, cuenta?.plazo, saldo)} />
      </dl>
      <DatosCredito cuenta={cuenta} />
    </DialogoFormulario>
  );
}

export const abrirRenovacion = (credito: CreditoElegible): void =>
  abrirDialogo((control) => <DialogoRenovacion control={control} credito={credito} />);
