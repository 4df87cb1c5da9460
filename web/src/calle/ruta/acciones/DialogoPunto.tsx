import type { CreditoDeRuta } from '@leal/contract';
import { formatearNumero, type Posicion } from '@leal/domain';
import { Alert, Button, Form } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { puntoDeAqui, REGISTRAR_PUNTO } from '../../../acciones/punto.ts';
import { usePresente } from '../../../lib/acciones/use-accion.ts';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { encontrarPosicion } from '../../../lib/posicion.ts';
import { abrirDialogo, type ControlDialogo } from '../../../ui/dialogos/almacen.ts';
import { DialogoFormulario } from '../../../ui/formulario/DialogoFormulario.tsx';
import { Intro } from '../../../ui/formulario/Intro.tsx';
import { useEnvio } from '../../../ui/formulario/use-envio.ts';
import { Nombre } from '../../../ui/Nombre.tsx';

/** Less exact than this, it may be another house. */
const EXACTA_M = 40;

/** Looks for it as often as it is asked to; undefined while it looks, null when there is none. */
function usePosicion() {
  const [posicion, setPosicion] = useState<Posicion | null>();
  const presente = usePresente();
  const buscar = useCallback(
    () => void encontrarPosicion().then((hallada) => presente.current && setPosicion(hallada ?? null)),
    [presente],
  );
  useEffect(buscar, [buscar]);
  const otraVez = () => {
    setPosicion(undefined);
    buscar();
  };
  return { posicion, otraVez };
}

type PropsHallada = { posicion: Posicion | null | undefined; alReintentar: () => void };

/** How exact it is, for whoever decides whether that is the door. */
function Hallada({ posicion, alReintentar }: PropsHallada) {
  if (posicion === undefined) return <output className="en-bloque">Buscando tu ubicación…</output>;
  const exacta = posicion !== null && posicion.precision_m <= EXACTA_M;
  return (
    <>
      <Alert
        type={exacta ? 'success' : 'warning'}
        showIcon
        title={
          posicion === null
            ? 'No se encontró tu ubicación. Sal a donde se vea el cielo.'
            : `Tu teléfono sabe dónde estás con ±${formatearNumero(posicion.precision_m)} m.`
        }
      />
      {!exacta && <Button onClick={alReintentar}>Buscar otra vez</Button>}
    </>
  );
}

/** Asked at the door, and only there it makes sense. */
function DialogoPunto({ control, credito }: { control: ControlDialogo; credito: CreditoDeRuta }) {
  const { id_cliente, nombre, llamado } = credito as CreditoDeRuta & { llamado?: string };
  const [formulario] = Form.useForm<object>();
  const { posicion, otraVez } = usePosicion();
  const acerca = { id_cliente, nombre, ...(llamado !== undefined && { llamado }) };
  const { enviar, ...envio } = useEnvio(REGISTRAR_PUNTO, acerca, {
    formulario,
    alLograr: () => control.cerrar(),
  });
  return (
    <DialogoFormulario<object>
      control={control}
      titulo="Ubicar la puerta"
      textoEnviar="Guardar ubicación"
      formulario={formulario}
      primerCampo=""
      alEnviar={() => (posicion ? enviar(puntoDeAqui(id_cliente, posicion)) : Promise.resolve())}
      {...envio}
      bloqueado={!posicion}
    >
      <Intro>
        ¿Estás en la puerta de <Nombre de={comoSeLlama(credito)} />? Se guarda este lugar con sus datos, y lo
        ve la oficina.
      </Intro>
      <Hallada posicion={posicion} alReintentar={otraVez} />
    </DialogoFormulario>
  );
}

export const abrirPunto = (credito: CreditoDeRuta): void =>
  abrirDialogo((control) => <DialogoPunto control={control} credito={credito} />);
