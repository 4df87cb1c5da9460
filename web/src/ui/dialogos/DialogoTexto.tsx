import { TOPES } from '@leal/domain';
import { Form, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useId, useRef } from 'react';
import type { Dialogo } from './almacen.ts';
import { useCierre } from './use-cierre.ts';
import { Ventana } from '../capas/Ventana.tsx';

type Props = { dialogo: Extract<Dialogo, { clase: 'texto' }> };
type Valores = { texto?: string };

export function DialogoTexto({ dialogo }: Props) {
  const { titulo, contenido, etiqueta, valorInicial, textoConfirmar, maximo = TOPES.motivo } = dialogo.datos;
  const obligatorio = dialogo.datos.obligatorio ?? true;
  const { abierto, cerrar, alTerminar } = useCierre(dialogo.id);
  const area = useRef<TextAreaRef>(null);
  const idFormulario = useId();

  const terminar = (texto: string | null) => {
    dialogo.resolver(texto);
    cerrar();
  };

  return (
    <Ventana
      abierta={abierto}
      alCerrar={() => terminar(null)}
      title={titulo}
      width={460}
      okText={textoConfirmar ?? 'Confirmar'}
      cancelText="Cancelar"
      okButtonProps={{ htmlType: 'submit', form: idFormulario }}
      afterOpenChange={(visible) => visible && area.current?.focus()}
      afterClose={alTerminar}
    >
      {contenido}
      <Form<Valores>
        id={idFormulario}
        name="dialogo"
        className="dialogo-formulario"
        layout="vertical"
        requiredMark={false}
        initialValues={{ texto: valorInicial ?? '' }}
        onFinish={({ texto = '' }) => terminar(texto.trim())}
      >
        <Form.Item
          name="texto"
          label={etiqueta}
          rules={[{ required: obligatorio, whitespace: obligatorio, message: 'Debes escribir algo!' }]}
        >
          <Input.TextArea ref={area} autoSize={{ minRows: 3, maxRows: 8 }} maxLength={maximo} showCount />
        </Form.Item>
      </Form>
    </Ventana>
  );
}
