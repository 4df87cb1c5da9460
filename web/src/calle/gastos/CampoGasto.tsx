import { Form, Radio } from 'antd';
import { useState } from 'react';
import { CampoMotivo } from '../../ui/formulario/CampoTexto.tsx';
import { conTipo, OPCIONES, OTRO, type TipoGasto, tipoDe } from './tipo-de-gasto.ts';

/** The purpose of an expense: a tap writes the usual words, and whoever has more to say goes on writing. */
export function CampoGasto() {
  const formulario = Form.useFormInstance<{ motivo?: string }>();
  const motivo = Form.useWatch<string | undefined>('motivo') ?? '';
  /** 'Otro' was chosen, and nothing is written yet. */
  const [otro, setOtro] = useState(false);
  const elegir = (tipo: TipoGasto) => {
    setOtro(tipo === OTRO);
    formulario.setFieldValue('motivo', conTipo(motivo, tipo));
    formulario.setFields([{ name: 'motivo', errors: [] }]);
  };
  /** A finger wants to write now; the arrow keys only pass by. */
  const alTocar = (tipo: TipoGasto, dedo: boolean) =>
    tipo === OTRO && dedo && formulario.focusField('motivo');
  return (
    <>
      <Radio.Group
        optionType="button"
        buttonStyle="solid"
        aria-label="Tipo de gasto"
        className="gastos-tipos"
        value={tipoDe(motivo) ?? (otro ? OTRO : null)}
        onChange={(e) => elegir(e.target.value as TipoGasto)}
      >
        {OPCIONES.map((tipo) => (
          <Radio.Button key={tipo} value={tipo} onClick={({ detail }) => alTocar(tipo, detail > 0)}>
            {tipo}
          </Radio.Button>
        ))}
      </Radio.Group>
      <CampoMotivo obligatorio />
    </>
  );
}
