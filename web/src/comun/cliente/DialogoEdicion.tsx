import type { Credito, CreditoDeHoy } from '@leal/contract';
import { CERO, ERRORES, plazoFijoDe } from '@leal/domain';
import { Alert, Form } from 'antd';
import { useState } from 'react';
import { SOLICITAR_EDICION_CLIENTE } from '../../acciones/solicitud.ts';
import { esGuardado } from '../../lib/acciones/accion.ts';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import {
  CAMPOS_EDITABLES,
  cambiosDe,
  type DatosEditables,
  datosEditables,
} from '../../piezas/cliente/cambios.ts';
import { CamposCliente } from '../../piezas/cliente/CamposCliente.tsx';
import { ElegirPlazo, PlazoFijo } from '../../piezas/credito/CamposCredito.tsx';
import { useDetalle } from '../../piezas/credito/credito-leido.ts';
import { esPasajero } from '../../lib/api/error-api.ts';
import { useHayLinea } from '../../lib/linea.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { abrirDialogo, alertar, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { FalloConsulta } from '../../ui/estados/FalloConsulta.tsx';
import { HuecoDeDatos } from '../../ui/estados/Huecos.tsx';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { CampoTexto } from '../../ui/formulario/CampoTexto.tsx';
import { Plegado } from '../../ui/formulario/Plegado.tsx';
import { useEnvio } from '../../ui/formulario/use-envio.ts';
import { Intro } from '../../ui/formulario/Intro.tsx';
import { Frase } from '../../ui/Frase.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

/** The reason as far as the phone knows it: the server alone knows of earlier visits without a payment. */
const fijoDe = ({ estado_credito, total_pagado, atrasos, ...hoy }: CreditoDeHoy) =>
  plazoFijoDe({
    estado_credito,
    hayVivos: total_pagado > CERO || atrasos > 0 || Boolean(hoy.visita_hoy ?? hoy.atraso_hoy),
    hayMultiple: hoy.pendiente_multiple !== undefined,
  });

/**
 * The values that a form to edit a client begins with, and is compared with when it is sent: read again when the cached
 * ones may be old, and then kept. A later reading must not make an untouched field look like a change. They are those
 * of the phone's copy when there is no line.
 */
function useDatosEditables(id_credito: string) {
  const detalle = useDetalle(id_credito);
  const hayLinea = useHayLinea();
  const [leido, setLeido] = useState<{
    actuales: DatosEditables;
    pendiente: boolean;
    fijo: ReturnType<typeof fijoDe>;
  }>();
  const { data, isFetching, error } = detalle;
  const sinLinea = !hayLinea && esPasajero(error);
  const sirve = sinLinea || (error === null && !(hayLinea && isFetching));
  if (leido === undefined && data && sirve)
    setLeido({
      actuales: datosEditables(data),
      pendiente: data.credito.edicion_pendiente !== undefined,
      fijo: fijoDe(data.credito),
    });
  /** The values cannot be read: the reason alone may still be written. */
  const aCiegas = !leido && sinLinea;
  return {
    detalle,
    actuales: leido?.actuales,
    fijo: leido?.fijo,
    pendiente: leido?.pendiente === true,
    aCiegas,
  };
}

const decirEnviada = (quien: string): Promise<unknown> =>
  alertar({
    tipo: 'exito',
    titulo: 'Solicitud enviada',
    contenido: (
      <>
        <p>
          <strong>{quien}</strong>
        </p>
        <p>El gerente revisará tu solicitud.</p>
      </>
    ),
  });

type Valores = DatosEditables & { motivo: string };
type Quien = Pick<Credito, 'id_cliente' | 'id_credito' | 'nombre'>;
type Props = { control: ControlDialogo; credito: Quien; alEnviar: () => void };

const Motivo = () => <CampoTexto campo="motivo" etiqueta={NOMBRES.motivo} requerido="Debes escribir algo!" />;

/** The wrong value comes first; whoever knows better changes it, and the manager only has to approve. */
const Campos = ({ actuales, fijo }: { actuales: DatosEditables; fijo: ReturnType<typeof plazoFijoDe> }) => (
  <>
    <Motivo />
    <Plegado boton="Cambiar datos" campos={CAMPOS_EDITABLES} iniciales={actuales}>
      <CamposCliente actuales={actuales} />
      {fijo ? (
        <PlazoFijo plazo={actuales.dias_pago} porque={fijo} />
      ) : (
        <Form.Item name="dias_pago" label={NOMBRES.dias_pago}>
          <ElegirPlazo />
        </Form.Item>
      )}
    </Plegado>
  </>
);

/** Asks the manager to change a client: with the fields to change, or in free text (spec §8). */
function DialogoEdicion({ control, credito, alEnviar }: Props) {
  const [formulario] = Form.useForm<Valores>();
  const { detalle, actuales, fijo, pendiente, aCiegas } = useDatosEditables(credito.id_credito);
  const { enviar, ...envio } = useEnvio(SOLICITAR_EDICION_CLIENTE, credito, {
    formulario,
    alLograr: (respuesta) => {
      alEnviar();
      return control.cerrar().then(() => void (esGuardado(respuesta) || decirEnviada(comoSeLlama(credito))));
    },
  });
  const mandar = async ({ motivo, ...valores }: Valores): Promise<void> => {
    // A term that stays is no field.
    const cambios = actuales && cambiosDe(actuales, { ...actuales, ...valores });
    await enviar({
      cuerpo: { id_cliente: credito.id_cliente, motivo: motivo.trim(), ...(cambios && { cambios }) },
    });
  };
  return (
    <DialogoFormulario<Valores>
      control={control}
      titulo="Solicitar edición"
      textoEnviar="Enviar solicitud"
      formulario={formulario}
      borrador={{ forma: `edicion-cliente:${credito.id_cliente}` }}
      {...(actuales && { valores: actuales })}
      primerCampo="motivo"
      alEnviar={mandar}
      {...envio}
      bloqueado={pendiente || !(actuales || aCiegas)}
    >
      {pendiente ? (
        <Alert
          type="info"
          showIcon
          title={ERRORES.SOLICITUD_PENDIENTE.mensaje}
          description={
            <Frase>
              El gerente todavía no decide el cambio que pediste de <Nombre de={comoSeLlama(credito)} />. Está
              en Solicitudes.
            </Frase>
          }
        />
      ) : (
        <Intro>
          Di qué hay que corregir de <Nombre de={comoSeLlama(credito)} />. Si tienes el dato correcto,
          escríbelo.
        </Intro>
      )}
      {actuales && !pendiente && <Campos actuales={actuales} fijo={fijo} />}
      {!actuales && <FalloConsulta consulta={detalle} mensaje="Error al cargar información del cliente" />}
      {aCiegas && <Motivo />}
      {!actuales && !detalle.error && <HuecoDeDatos />}
    </DialogoFormulario>
  );
}

export const abrirEdicion = (credito: Quien, alEnviar: () => void): void =>
  abrirDialogo((control) => <DialogoEdicion control={control} credito={credito} alEnviar={alEnviar} />);
