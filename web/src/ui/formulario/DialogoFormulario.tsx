import { Alert, Button, type FormInstance } from 'antd';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Duda } from '../../lib/acciones/dudas.ts';
import { LineaDuda } from '../dudas/LineaDuda.tsx';
import type { ControlDialogo } from '../dialogos/almacen.ts';
import { salidaDe } from '../dialogos/salida.ts';
import { retomarFoco } from '../encabezado/foco.ts';
import { Borrador, type PropsBorrador } from './Borrador.tsx';
import { BotonEnviar } from './BotonEnviar.tsx';
import './formulario.css';
import { Formulario } from './Formulario.tsx';
import { escribirLoAdelantado, esperarCampo, olvidarCampo } from '../capas/adelanto.ts';
import { ensordecer } from '../capas/pila.ts';
import { Ventana } from '../capas/Ventana.tsx';

export type PropsDialogo<V> = {
  control: ControlDialogo;
  titulo: string;
  /** The button says what will happen. */
  textoEnviar: string;
  peligro?: boolean;
  formulario: FormInstance<V>;
  valores?: Partial<V>;
  /** The draft in which typed text is kept after the dialog closes (`Borrador`); absent: it is not kept. */
  borrador?: PropsBorrador;
  /** The field that gets the focus first; empty: none; null: the button, which Enter then presses. */
  primerCampo: string | null;
  alEnviar: (valores: V) => Promise<void>;
  enviando: boolean;
  /** `mensaje` null: nothing failed. */
  fallo: { titulo: string; mensaje: string | null };
  /** It was sent and its outcome is unknown; the dialog may be closed. */
  duda: Duda | undefined;
  /** Nothing can be sent yet: what it is about has not arrived; `valores` count from when it has. */
  bloqueado?: boolean;
  /** Why it would be refused: it can be read, and not sent; null: nothing is known that refuses it. */
  impedido?: string | null;
  /** The way out when it is refused: something else that can be done. */
  salida?: ReactNode;
  /** The reason why there is nothing left to send; the dialog can only be closed. */
  terminado?: ReactNode;
  children: ReactNode;
};

/** A form in a dialog. It stays open, with all that was typed, until the server has accepted it. */
export function DialogoFormulario<V extends object>({
  control,
  formulario,
  fallo,
  duda,
  ...props
}: PropsDialogo<V>) {
  const idFormulario = useId();
  const { titulo, textoEnviar, enviando, primerCampo, bloqueado = false, peligro = false } = props;
  const { impedido = null } = props;
  const idPorque = useId();
  const ocupado = enviando && !duda;
  const [visible, setVisible] = useState(false);
  const salida = useRef<HTMLButtonElement>(null);
  const envio = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (primerCampo) esperarCampo();
    return olvidarCampo;
  }, [primerCampo]);
  useEffect(() => {
    // The focus stays where somebody is typing already.
    const yaEscribe = document.getElementById(idFormulario)?.contains(document.activeElement);
    if (!visible || bloqueado) return;
    if (primerCampo === null) envio.current?.focus();
    else if (!yaEscribe) formulario.focusField(primerCampo);
    escribirLoAdelantado();
  }, [visible, bloqueado, formulario, primerCampo, idFormulario]);
  const hayTermino = Boolean(props.terminado);
  useEffect(() => {
    if (!hayTermino) return;
    ensordecer();
    salida.current?.focus();
  }, [hayTermino]);
  useEffect(() => {
    // antd has put it on the dialog when its motion has ended.
    if (visible && hayTermino) salida.current?.focus();
  }, [visible, hayTermino]);
  const cerrarDelTodo = () => void control.cerrar().then(retomarFoco);
  return (
    <Ventana
      abierta={control.abierto}
      alCerrar={() => void control.cerrar()}
      ocupada={ocupado}
      esperando={bloqueado}
      title={titulo}
      width={480}
      footer={
        props.terminado ? (
          // A button of its own: the one that stood there before would not take this ref.
          <Button key="salida" ref={salida} type="primary" onClick={cerrarDelTodo}>
            Cerrar
          </Button>
        ) : (
          <>
            <Button disabled={ocupado} onClick={() => void control.cerrar()}>
              {duda ? 'Cerrar' : salidaDe(textoEnviar)}
            </Button>
            <BotonEnviar
              ref={envio}
              form={idFormulario}
              texto={textoEnviar}
              enviando={enviando}
              danger={peligro}
              disabled={bloqueado || impedido !== null || (duda !== undefined && !enviando)}
              aria-describedby={impedido === null ? undefined : idPorque}
            />
          </>
        )
      }
      afterOpenChange={setVisible}
      afterClose={control.alTerminar}
    >
      <Formulario<V>
        key={bloqueado ? 'esperando' : 'listo'}
        id={idFormulario}
        form={formulario}
        name="dialogo"
        className="formulario"
        initialValues={props.valores ?? {}}
        onFinish={(valores) => void props.alEnviar(valores)}
        onKeyDown={(suceso) => {
          // In a text of several lines Enter alone is another line.
          const envia = suceso.key === 'Enter' && (suceso.ctrlKey || suceso.metaKey);
          if (envia && !envio.current?.disabled) envio.current?.click();
        }}
      >
        {props.borrador && !bloqueado && !hayTermino && <Borrador {...props.borrador} />}
        {props.terminado || props.children}
      </Formulario>
      {impedido !== null && !props.terminado && (
        // One below the other: beside the way out the reason would have no room on a phone.
        <div className="pila aire-8">
          <Alert id={idPorque} className="formulario-aviso" type="warning" showIcon title={impedido} />
          {props.salida}
        </div>
      )}
      <LineaDuda duda={duda} />
      {fallo.mensaje !== null && !props.terminado && (
        <Alert
          className="formulario-aviso"
          type="error"
          showIcon
          role="alert"
          title={fallo.titulo}
          description={fallo.mensaje}
        />
      )}
    </Ventana>
  );
}
